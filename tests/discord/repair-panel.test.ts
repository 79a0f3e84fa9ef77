import { describe, expect, it } from 'vitest';
import type { Look } from '#app/records/look.ts';
import { MAX_CHANGES } from '#app/votes/repair-motion.ts';
import { LANGUAGES, type Message } from '#core/message.ts';
import { checkpointView } from '#core/planned-repair.ts';
import type { RepairChange, Repairs } from '#core/repairs.ts';
import type { Session } from '#core/session.ts';
import { handleOf } from '#discord/messages/custom-id.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { NO_CURSOR, type RepairCursor, repairPanel } from '#discord/tables/repair-panel.ts';
import { games } from '#games/index.ts';
import { playedInto } from '../support/selfplay.ts';
import { expectFit } from './fit.ts';

const NAME = 'A name that is as long as a name at a table can be, with **signs** and (more) __'.slice(0, 80);

describe.each([...games.values()].map((game) => ({ id: game.id, game })))(
  'the form of a repair: $id',
  ({ game }) => {
    const seats = Math.max(...game.seats);
    const { session } = playedInto(game, { seats, seed: 5 }, 250) as unknown as {
      session: Session<unknown, Message, unknown, unknown>;
    };
    const repairs = game.repairs as Repairs<unknown, unknown>;
    const view = checkpointView(session);
    const look = {
      table: { id: 'abcdefg', name: NAME, game: game.id },
      seats: Array.from({ length: seats }, (_, seat) => ({ seat, name: NAME })),
    } as unknown as Look;

    it.each(LANGUAGES)('fits into a message wherever somebody is on their way (%s)', (language) => {
      const speaker = wordsIn(language, game, () => NAME);
      const changes: RepairChange[] = repairs.kinds
        .flatMap(({ id, whose, things }) =>
          things(view, 0).map(({ id: thing, input, now }) => ({
            kind: id,
            seat: whose === 'seat' ? 0 : null,
            thing,
            value:
              input.kind === 'number'
                ? input.max
                : (input.options.findLast((one) => one.id !== now)?.id ?? ''),
          })),
        )
        .slice(0, MAX_CHANGES);
      const show = (cursor: Partial<RepairCursor>) =>
        repairPanel({
          look,
          repairs,
          view,
          draft: { base: 0, changes },
          cursor: { ...NO_CURSOR, ...cursor },
          speaker,
          notes: [],
        });
      let shown = 0;
      const fits = (cursor: Partial<RepairCursor>) => {
        const { components } = show(cursor);
        expectFit(components);
        const text = JSON.stringify(components);
        expect(text.match(/"type":/g)?.length ?? 0).toBeLessThanOrEqual(40 + 25 * 5);
        shown += 1;
      };
      fits({});
      for (const { id: kind, whose, things } of repairs.kinds) {
        fits({ kind });
        const seat = whose === 'seat' ? `${seats - 1}` : '';
        const all = things(view, seats - 1);
        const places = [...new Set(all.map(({ place }) => (place ? handleOf(place.id) : '')))];
        fits({ kind, seat });
        fits({ kind, seat, page: 1 });
        for (const place of places.slice(0, 3)) {
          fits({ kind, seat, place });
          const here = all.filter((one) => (one.place ? handleOf(one.place.id) : '') === place);
          for (const { id } of here.slice(-3)) fits({ kind, seat, place, thing: handleOf(id) });
        }
      }
      // What is on no button of ours does no harm.
      for (const junk of ['__proto__', 'constructor', '9', 'NaN', ''])
        fits({ kind: junk, seat: junk, place: junk, thing: junk, page: Number.MAX_SAFE_INTEGER });
      expect(shown).toBeGreaterThan(repairs.kinds.length * 3);
    });
  },
);
