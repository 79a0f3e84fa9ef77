import type { Speaker } from '#core/message.ts';
import { en } from '#games/twilight-imperium/text/en.ts';
import { ru } from '#games/twilight-imperium/text/ru.ts';
import type { SystemView, View } from '#games/twilight-imperium/view.ts';
import type { Drawing } from '../drawing.ts';
import type { PictureKind } from '../render-request.ts';
import type { Scene } from '../scene.ts';
import { altText } from './alt.ts';
import { factionsAlt, factionsScene, isChoosing } from './factions-page.ts';
import { galaxyScene } from './galaxy.ts';
import { type Hand, handAlt, handOf, handScene } from './hand-picture.ts';
import { legendAlt, legendScene } from './legend-page.ts';
import { objectivesAlt, objectivesScene } from './objectives-page.ts';
import { frameScene } from './replay-frame.ts';
import { wordsOf } from './say.ts';
import { seatAlt, seatScene } from './seat-picture.ts';
import { statusAlt, statusScene } from './status-page.ts';
import { summaryAlt, summaryPages, summaryScene } from './summary-picture.ts';
import { systemAlt, systemPlaces, systemScene } from './system-picture.ts';

/** The system that is meant, if it is on the board. */
const systemIn = ({ systems: all }: View, place: string): SystemView | undefined =>
  all.find(({ id }) => id === place);

/** What can be drawn, and said in words. */
interface Drawn {
  scene(view: View, speaker: Speaker): Scene;
  alt(view: View, speaker: Speaker): string;
}

const BOARD: Drawn = { scene: galaxyScene, alt: altText };
const PAGES: Readonly<Record<string, Drawn>> = {
  status: { scene: statusScene, alt: statusAlt },
  legend: { scene: legendScene, alt: legendAlt },
  objectives: { scene: objectivesScene, alt: objectivesAlt },
  summary: { scene: summaryScene, alt: summaryAlt },
  factions: { scene: factionsScene, alt: factionsAlt },
};

/** What is meant, if it is there; the board otherwise. */
function meant(view: View, picture: PictureKind = { kind: 'board' }): Drawn {
  switch (picture.kind) {
    case 'board':
      return BOARD;
    case 'seat':
      return view.seats[picture.seat] ? seatDrawn(picture.seat) : BOARD;
    case 'place': {
      const system = systemIn(view, picture.place);
      return system ? systemDrawn(system) : BOARD;
    }
    case 'page':
      return PAGES[picture.page] ?? BOARD;
    case 'frame':
      return { scene: (seen, speaker) => frameScene(seen, speaker, picture), alt: altText };
    case 'hand': {
      const hand = handOf(view, picture.options);
      return hand ? handDrawn(hand) : BOARD;
    }
  }
}

const seatDrawn = (seat: number): Drawn => ({
  scene: (view, speaker) => seatScene(view, seat, speaker),
  alt: (view, speaker) => seatAlt(view, seat, speaker),
});

const systemDrawn = (system: SystemView): Drawn => ({
  scene: (view, speaker) => systemScene(view, system, speaker),
  alt: (view, speaker) => systemAlt(view, system, speaker),
});

const handDrawn = (hand: Hand): Drawn => ({
  scene: (view, speaker) => handScene(view, speaker, hand),
  alt: (view, speaker) => handAlt(view, speaker, hand),
});

export const imperiumDrawing: Drawing<View> = {
  texts: { en, ru },
  scene: (view, speaker, picture) => meant(view, picture).scene(view, speaker),
  alt: (view, speaker, picture) => meant(view, picture).alt(view, speaker),
  places: systemPlaces,
  beside: ['status'],
  hasHand: (view) => handOf(view, []) !== null,
  shownPart(view, picture) {
    if (picture.kind !== 'hand') return view;
    const { viewer, seats } = view;
    return { viewer, hand: handOf(view, picture.options), colours: seats.map(({ colour }) => colour) };
  },
  pages(view, speaker) {
    const say = wordsOf(speaker);
    return [
      { id: 'status', name: say.label('statusPage', {}) },
      { id: 'objectives', name: say.label('objectivesPage', {}) },
      { id: 'factions', name: say.label('factionsPage', { free: isChoosing(view) }) },
      { id: 'legend', name: say.label('legendPage', {}) },
      ...summaryPages(view, speaker),
    ];
  },
};
