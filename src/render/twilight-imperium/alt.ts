import type { Speaker } from '#core/message.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { wordsOf } from './say.ts';

/** Discord takes no longer description of a picture. */
const MOST_LETTERS = 1024;

/** What the picture shows, in words: round, every seat, the objectives, a battle under way. */
export function altText(view: View, speaker: Speaker): string {
  const say = wordsOf(speaker);
  const lines = [
    say.label('round', { round: view.round, phase: view.stage.kind }),
    ...view.seats.map(({ faction, points, planets, passed }, seat) =>
      say.label('altSeat', {
        name: say.seat(seat),
        faction: faction ? say.names.factions[faction] : '–',
        points,
        planets: planets.length,
        passed,
      }),
    ),
    ...(view.battle ? [say.label('altBattle', { place: say.names.systems[view.battle.system] })] : []),
    ...view.objectives.map(({ id, scored }) =>
      say.label('altObjective', {
        name: say.names.objectives[id],
        scored: scored.map((seat) => say.seat(seat)),
      }),
    ),
  ];
  const text = lines.join('\n');
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS - 1)}…`;
}
