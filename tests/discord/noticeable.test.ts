import { ComponentType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { buttonRows, sectionLine, textLine } from '#discord/messages/controls.ts';
import { noticeable } from '#discord/messages/noticeable.ts';

const rows = buttonRows([{ id: '1|rematch|t', label: 'Play again' }]);
const picture = { name: 'end.png', bytes: new Uint8Array([1]), alt: 'the end' };

it('texts, pictures and buttons that call somebody become plain words with files and the same buttons', () => {
  const gallery = {
    type: ComponentType.MediaGallery as const,
    items: [{ media: { url: 'attachment://end.png' } }],
  };
  const screen = {
    components: [textLine('North wins'), textLine('Thank you'), gallery, ...rows],
    files: [picture],
  };
  expect(noticeable(screen)).toEqual({
    content: 'North wins\nThank you',
    components: rows,
    files: [picture],
  });
});

it('what says too much, or is made of other things, stays as it is', () => {
  const long = { components: [textLine('x'.repeat(2_001))] };
  expect(noticeable(long)).toBe(long);
  const section = { components: [sectionLine('words', { id: '1|a|t', label: 'Do' })] };
  expect(noticeable(section)).toBe(section);
  const plain = { content: 'words', components: [] };
  expect(noticeable(plain)).toBe(plain);
});
