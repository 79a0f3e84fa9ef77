import { contents } from '#games/twilight-imperium/content/contents.ts';
import { openBook } from '#games/twilight-imperium/timing/book.ts';

// Files of tests share loaded modules: whatever one of them put into the book is not there for the next.
openBook(contents);
