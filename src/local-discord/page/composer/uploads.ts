import { h } from '../dom.ts';
import { iconButton } from '../floating.ts';
import type { Sitting } from '../sitting.ts';

const MAX_FILES = 10;

/** The files that will go with the next message. Each is handed over as soon as it is chosen. */
export class Uploads {
  readonly element = h('ul', { class: 'uploads', hidden: true });
  private readonly files = new Map<File, Promise<string>>();

  constructor(private readonly sitting: Sitting) {
    this.element.ariaLabel = sitting.words.attachments;
  }

  get isEmpty(): boolean {
    return this.files.size === 0;
  }

  add(files: Iterable<File>): void {
    const { words } = this.sitting;
    for (const file of files) {
      if (this.files.size >= MAX_FILES) {
        this.sitting.warn(words.tooManyFiles(MAX_FILES));
        return;
      }
      const status = h('span', { class: 'hint' }, words.uploading);
      const item = h(
        'li',
        { class: 'upload' },
        h('span', { class: 'upload-name' }, file.name),
        status,
        iconButton('close', words.removeFile(file.name), () => {
          this.files.delete(file);
          item.remove();
          this.element.hidden = this.isEmpty;
        }),
      );
      const handed = this.sitting.upload(file);
      this.files.set(file, handed);
      handed.then(
        () => status.remove(),
        (error) => {
          this.files.delete(file);
          item.remove();
          this.element.hidden = this.isEmpty;
          this.sitting.warn(`${file.name}: ${this.sitting.reason(error)}`);
        },
      );
      this.element.append(item);
    }
    this.element.hidden = this.isEmpty;
  }

  /** The ids of all files, once they are handed over. */
  ids(): Promise<readonly string[]> {
    return Promise.all(this.files.values());
  }

  clear(): void {
    this.files.clear();
    this.element.replaceChildren();
    this.element.hidden = true;
  }
}
