import type { Speaker } from '#core/message.ts';
import type { Names } from '#games/twilight-imperium/text/names/names.ts';
import { namesIn, unitName, unitsName } from '#games/twilight-imperium/text/names/naming.ts';
import type { UnitType } from '#games/twilight-imperium/view.ts';
import { type PictureWords, pictureWords } from '../kit/say.ts';
import { en } from './text/en.ts';
import type { PictureLexicon } from './text/lexicon.ts';
import { ru } from './text/ru.ts';

const TEXTS = { en, ru };

/** Puts everything on the picture into words. */
export interface Words extends PictureWords<PictureLexicon> {
  readonly names: Names;
  unit(unit: UnitType): string;
  /** Some units with their number. */
  units(unit: UnitType, count: number): string;
}

export function wordsOf(speaker: Speaker): Words {
  return {
    ...pictureWords(TEXTS, speaker),
    names: namesIn(speaker),
    unit: (unit) => unitName(speaker, unit),
    units: (unit, count) => unitsName(speaker, unit, count),
  };
}
