import type { View } from '#games/twilight-inscription/view.ts';
import { plainScene } from '../kit/area.ts';
import type { Scene, Shape } from '../scene.ts';
import { OVERVIEW_TOP, overviewHeader, seatsArea } from './overview.ts';
import { automatonArea, councilArea, mecatolArea, objectivesArea } from './overview-panels.ts';
import type { Words } from './say.ts';
import { INNER, MARGIN, WIDTH } from './sheet.ts';

const GAP = 16;
const LEFT = 880;

/** What everybody sees: the event, every seat, objectives and Mecatol Rex, the council, the automated faction. */
export function boardScene(view: View, say: Words): Scene {
  const [council, automaton] = [councilArea(view, say), automatonArea(view, say)];
  const shapes: Shape[] = [];
  let top = OVERVIEW_TOP;
  const seats = seatsArea(view, say);
  shapes.push(...seats.draw([MARGIN, top]));
  top += seats.height + GAP;
  const goals = objectivesArea(view, say, LEFT);
  const mecatol = mecatolArea(view, say, INNER - LEFT - GAP);
  shapes.push(...goals.draw([MARGIN, top]), ...mecatol.draw([MARGIN + LEFT + GAP, top]));
  top += Math.max(goals.height, mecatol.height) + GAP;
  if (automaton) {
    shapes.push(...automaton.draw([MARGIN, top]));
    top += automaton.height + GAP;
  }
  // Last: it comes and goes, and what stays should not move in a replay.
  if (council) {
    shapes.push(...council.draw([MARGIN, top]));
    top += council.height + GAP;
  }
  return plainScene({
    width: WIDTH,
    height: Math.ceil(top),
    shapes: [...overviewHeader(view, say), ...shapes],
  });
}
