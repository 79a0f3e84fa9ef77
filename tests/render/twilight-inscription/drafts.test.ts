import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { type Drafts, heldCards } from '#discord/screens/held.ts';
import type { PictureKind } from '../../../src/render/render-request.ts';
import { inscriptionDrawing } from '../../../src/render/twilight-inscription/drawing.ts';
import { botFor } from '../../discord/clicker.ts';
import { type Inscription, scene } from '../../games/twilight-inscription/scene.ts';
import { drawn, speaks, things } from './tables.ts';

const OPEN_DOT = /^legal:dot:/;

/** What the own sheets show while these marks are ticked and not sent. */
async function shown(table: Inscription, marks: readonly string[]) {
  const bot = botFor(table as never);
  const look = await bot.app.look({ table: 'abcdefg', user: '0' });
  if (look.kind !== 'done') throw new Error('nobody sits there');
  const key = table.key(0, 'card');
  const followed = table.session.previewAnswer(0, key, marks)?.sequence;
  const drafts: Drafts = new Map(followed ? [[key, followed]] : []);
  const speaker = wordsIn('en', bot.app.games.get('twilight-inscription') as never);
  const picture = heldCards(bot, look as never, { speaker, drafts })?.picture as PictureKind;
  const view = table.session.view(0);
  return { picture, view, marks: things(drawn(view, picture)) };
}

const found = (marks: ReadonlySet<string>, wanted: RegExp) =>
  [...marks].filter((mark) => wanted.test(mark)).sort();

describe('marks that are ticked and not sent', () => {
  it('are framed on the own sheet, with what they have made possible', async () => {
    const table = scene(2).events('open-lanes').play().activate(0, 'navigation');
    const before = (await shown(table, [])).marks;
    expect(found(before, /^drafted:/)).toEqual([]);
    expect(before).not.toContain('legal:claim:b2');
    const { marks } = await shown(table, ['M>b2']);
    expect(found(marks, /^drafted:/)).toEqual(['drafted:explore:b2']);
    expect(marks).toContain('legal:claim:b2');
    expect(found(marks, /^legal:explore:/)).toEqual([]);
  });

  it('show every dot that a unit may cover before it is laid, then those that it covers', async () => {
    const table = scene(2).events('arms-race').paid(0, 'C1', 'M').play().activate(0, 'warfare');
    const paying = await shown(table, ['C1:M']);
    expect(found(paying.marks, OPEN_DOT).every((dot) => dot.endsWith('1'))).toBe(true);
    const waiting = await shown(table, ['C1:M', 'C1:M']);
    const dots = found(waiting.marks, OPEN_DOT);
    expect(dots).toEqual(expect.arrayContaining(['legal:dot:a1', 'legal:dot:a2', 'legal:dot:b3']));
    expect(dots).not.toContain('legal:dot:a9');
    const laid = table.laid(0, ['C1:M', 'C1:M'], 'a1 a2 b1 c1');
    const { marks } = await shown(table, ['C1:M', 'C1:M', laid]);
    expect(found(marks, /^drafted:dot:/)).toEqual(
      ['a1', 'a2', 'b1', 'c1'].map((dot) => `drafted:dot:${dot}`),
    );
  });

  it('are said in words, in both languages, and are part of what a picture is kept by', async () => {
    const table = scene(2).events('open-lanes').play().activate(0, 'navigation');
    const { picture, view } = await shown(table, ['M>b2']);
    const alts = LANGUAGES.map((language) => inscriptionDrawing.alt(view, speaks(language), picture));
    expect(alts[0]).toContain('In your draft: b2.');
    expect(alts[1]).toContain('В вашем черновике: b2.');
    const plain = await shown(table, []);
    expect(inscriptionDrawing.shownPart?.(view, picture)).not.toEqual(
      inscriptionDrawing.shownPart?.(view, plain.picture),
    );
  });
});
