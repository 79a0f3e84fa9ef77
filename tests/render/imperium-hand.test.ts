import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import { ACTION_CARD_IDS, NOTE_IDS, SECRET_IDS } from '#games/twilight-imperium/tables/card-ids.ts';
import { FACTION_IDS, SYSTEM_IDS } from '#games/twilight-imperium/tables/ids.ts';
import type { OwnView, SeatView, View } from '#games/twilight-imperium/view.ts';
import { hasHandPicture } from '../../src/render/has-hand.ts';
import { pictureKey } from '../../src/render/picture-key.ts';
import type { PictureKind } from '../../src/render/render-request.ts';
import { imperiumDrawing } from '../../src/render/twilight-imperium/drawing.ts';
import { type Rehide, rehide } from '../conformance/hidden.ts';
import { LONG, orderOf, seen, speaks, stateAfter } from './imperium-tables.ts';
import { faultsOf, textsOf, written } from './texts.ts';

const hide = rehide.get('twilight-imperium') as Rehide<State>;
const hand = (...options: string[]): PictureKind => ({ kind: 'hand', options });
const picture = (view: View, sight = hand(), language: 'en' | 'ru' = 'en') =>
  imperiumDrawing.scene(view, speaks(language), sight);
const shownIn = (view: View, sight = hand()) =>
  new Set(picture(view, sight).shapes.flatMap(({ of }) => of ?? []));

/** The same table, but seat 0 holds something else. */
function holding(view: View, own: Partial<OwnView>): View {
  const [mine, ...others] = view.seats as [SeatView, ...SeatView[]];
  if (!mine.own) throw new Error('nothing is known of the hand');
  return { ...view, seats: [{ ...mine, own: { ...mine.own, ...own } }, ...others] };
}

const inPlay = () => seen(stateAfter({ seats: 4, seed: 91, answers: 200 }), 0);
const standing = SECRET_IDS.map((id) => ({ id, byDeed: false, met: false, have: 10, need: 16 }));

describe('the picture of a hand in Twilight Imperium', () => {
  it('shows every card, secret and note, and what of it can be played or is fulfilled now', () => {
    const view = holding(inPlay(), {
      hand: ['sabotage', 'sabotage', 'direct-hit'],
      secrets: ['unveil-flagship', 'mine-rare-metals'],
      standing: [
        { id: 'unveil-flagship', byDeed: true, met: false, have: null, need: null },
        { id: 'mine-rare-metals', byDeed: false, met: true, have: 4, need: 4 },
      ],
      notes: [
        { id: 'ceasefire', owner: 0 },
        { id: 'ceasefire', owner: 2 },
      ],
    });
    const shown = shownIn(view, hand('pass', 'card:sabotage#2', 'note:ceasefire@2', 'card:bribery'));
    const cards = ['card:sabotage', 'card:direct-hit', 'secret:unveil-flagship', 'secret:mine-rare-metals'];
    for (const one of [...cards, 'note:ceasefire:0', 'note:ceasefire:2'])
      expect(shown).toContain(`own:${one}`);
    const marked = [...shown].filter((of) => of.endsWith(':now')).sort();
    expect(marked).toEqual([
      'own:card:sabotage:now',
      'own:note:ceasefire:2:now',
      'own:secret:mine-rare-metals:now',
    ]);
    const texts = textsOf(picture(view)).map(({ text }) => text);
    expect(texts).toContain('Sabotage ×2');
    expect(texts).toContain('Direct Hit');
  });

  it('shows what was dealt before the game: factions with what they begin with, tiles, secrets', () => {
    const view = holding(inPlay(), {
      hand: [],
      secrets: [],
      standing: [],
      notes: [],
      factions: ['sol', 'ghost'],
      tiles: ['25', '44'],
      dealtSecrets: ['unveil-flagship'],
    });
    const shown = shownIn(view);
    const wanted = [
      'tile:1',
      'begins:sol:carrier',
      'begins:ghost:space-dock',
      'tile:51',
      'tile:25',
      'tile:44',
    ];
    for (const one of [...wanted, 'own:secret:unveil-flagship']) expect(shown).toContain(one);
    expect(textsOf(picture(view)).map(({ text }) => text)).toContain('Orbital Drop');
  });

  it.each(LANGUAGES)(
    'cuts no words of any card there is, nor lets them lie over each other (%s)',
    (language) => {
      const view = holding(inPlay(), {
        hand: [...ACTION_CARD_IDS, ...ACTION_CARD_IDS],
        secrets: [...SECRET_IDS],
        standing,
        notes: NOTE_IDS.flatMap((id) => [0, 1, 2].map((owner) => ({ id, owner }))),
        factions: [...FACTION_IDS],
        tiles: [...SYSTEM_IDS],
        dealtSecrets: [...SECRET_IDS],
      });
      for (const sight of [hand(), hand(...ACTION_CARD_IDS.map((id) => `card:${id}`))]) {
        const scene = picture(view, sight, language);
        const cut = textsOf(scene)
          .filter((text) => written(text).cut)
          .map(({ text }) => text)
          .filter((text) => !text.includes(LONG[language]));
        expect(cut).toEqual([]);
        expect(faultsOf(scene)).toEqual([]);
      }
      expect(imperiumDrawing.alt(view, speaks(language), hand()).length).toBeLessThanOrEqual(1024);
    },
  );

  it('shows nothing of others, nor what is hidden from its owner', () => {
    const state = stateAfter({ seats: 4, seed: 92, answers: 220 });
    for (const viewer of [0, 1, 2, 3] as const) {
      const other = structuredClone(state);
      hide(other, viewer, []);
      expect(JSON.stringify(picture(seen(other, viewer)))).toBe(JSON.stringify(picture(seen(state, viewer))));
    }
    const table = seen(state, 'table');
    expect(hasHandPicture({ game: 'twilight-imperium', view: table })).toBe(false);
    expect(picture(table)).toEqual(imperiumDrawing.scene(table, speaks('en')));
    expect(hasHandPicture({ game: 'master-of-the-galaxy', view: {} })).toBe(false);
  });

  it('is the same picture while the hand is the same, whatever else happens at the table', () => {
    const view = inPlay();
    const print = (one: View, sight = hand()) => pictureKey({ ...orderOf(one, 'en'), picture: sight });
    const moved = { ...view, round: view.round + 1, systems: view.systems.slice(1), lastTurn: null };
    expect(print(moved)).toBe(print(view));
    expect(print(view, hand('pass', 'tactical'))).toBe(print(view));
    expect(print(holding(view, { hand: ['sabotage'] }))).not.toBe(print(view));
    const sabotage = holding(view, { hand: ['sabotage'] });
    expect(print(sabotage, hand('card:sabotage'))).not.toBe(print(sabotage));
    expect(pictureKey({ ...orderOf(moved, 'en') })).not.toBe(pictureKey({ ...orderOf(view, 'en') }));
  });
});
