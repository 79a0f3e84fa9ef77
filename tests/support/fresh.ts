import { contents } from '#games/twilight-imperium/components/index.ts';
import { openBook } from '#games/twilight-imperium/hooks/book.ts';

// Files of tests share loaded modules: whatever one of them put into the book is not there for the next.
openBook(contents);
