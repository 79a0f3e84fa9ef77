import { type APIMessage, ComponentType, InteractionType } from 'discord-api-types/v10';
import { expect, it, vi } from 'vitest';
import { handleOf } from '#discord/messages/custom-id.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { openInteraction } from '#local-discord/world/interactions.ts';
import type { Interaction } from '#local-discord/world/records.ts';
import { toldIn } from '../../../tools/rigs/crash-bot/thread.ts';
import { processScene } from './process-scene.ts';

type Scene = Awaited<ReturnType<typeof processScene>>;

const PATIENT = { until: 'final', withinMs: 60_000 } as const;
const CLICKS = 40;

const said = ({ content, components }: Partial<Pick<APIMessage, 'content' | 'components'>>) =>
  JSON.stringify([content, components ?? []]);
const choicesOn = (panel: APIMessage) => [...said(panel).matchAll(/1\|choose\|[^"]+/g)].map(([id]) => id);

/** Ann and Bob at a table of the process, and the panel of whoever is asked first. */
async function asked() {
  const scene = await processScene(['Ann', 'Bob']);
  const at = await scene.begin(scene.players, 0);
  const [first] = (await scene.reader.seen(at.table)).waiting;
  const who = scene.players[first?.seat ?? 0]?.in({ id: at.thread }) as Player;
  const { message: panel } = await who.click(`1|play.open|${at.table}`, PATIENT);
  return { ...scene, ...at, who, panel };
}

/** What was done at the table since it began, in order: answers by what was chosen, and undone ones. */
async function logOf({ reader }: Pick<Scene, 'reader'>, table: string): Promise<string[]> {
  const entries = await reader.store.log.dated(table, -1);
  return entries.flatMap(({ entry }) => {
    if (entry.kind === 'answer') return [String(entry.row.choice)];
    return entry.kind === 'start' ? [] : [entry.kind];
  });
}

/** Uses a panel without waiting for anything, also what is not on it any more; values are for a list. */
function pressing({ local, who, panel, thread }: Awaited<ReturnType<typeof asked>>) {
  const channel = local.world.state.channels.get(thread);
  if (channel === undefined) throw new Error('no thread');
  return (customId: string, values?: readonly string[]): Interaction =>
    openInteraction(local.world, {
      type: InteractionType.MessageComponent,
      userId: who.id,
      channel,
      sourceMessageId: panel.id,
      data: {
        custom_id: customId,
        component_type: values === undefined ? ComponentType.Button : ComponentType.StringSelect,
        ...(values === undefined ? {} : { values }),
      },
    });
}

/**
 * Whether there is a choice whatever is chosen first: another cube for another place. Else the table itself would end the turn, and
 * nothing could be taken back.
 */
function leavesChoices(ids: readonly string[]): boolean {
  const moves = ids.map((id) => id.split('>'));
  return moves.every(([cube, place]) => moves.some((other) => other[0] !== cube && other[1] !== place));
}

/** The game goes on until somebody holds several cubes: where one goes can be chosen, and freely taken back. */
async function untilCubes(scene: Awaited<ReturnType<typeof asked>>) {
  const { reader, players, table, thread } = scene;
  const clickers = players.map((one) => scene.clicker(one, scene));
  for (let answers = 0; answers < 200; answers++) {
    for (const [seat, one] of players.entries()) {
      const { questions } = await reader.seen(table, one.id);
      const list = questions.find(({ topic }) => topic === 'distribute');
      const all = list?.form.kind === 'sequence' ? list.form.options : [];
      // Whoever puts all cubes back has ended the turn for good.
      const options = all.filter(({ closes, barred }) => !closes && barred === undefined);
      if (list !== undefined && options.length > 2 && leavesChoices(options.map(({ id }) => id))) {
        const who = one.in({ id: thread });
        const { message: panel } = await who.click(`1|play.open|${table}`, PATIENT);
        return {
          ...scene,
          who,
          panel,
          key: list.key,
          ids: options.map(({ id }) => id),
        };
      }
      await clickers[seat]?.answerOne();
    }
  }
  throw new Error('nobody ever held cubes');
}

it('takes 40 clicks that come at once in their order, though the first is slow to be acknowledged, and answers each', async () => {
  const scene = await untilCubes(await asked());
  const { local, panel, table, key, ids } = scene;
  const before = await logOf(scene, table);
  let shown = 0;
  local.world.subscribe(({ t, d }) => {
    if (t === 'MESSAGE_UPDATE' && (d(local.world.botViewer) as APIMessage).id === panel.id) shown += 1;
  });
  local.faults.plan('POST /interactions/:interaction/:token/callback', { kind: 'late', ms: 700 });
  const press = pressing(scene);
  // A mark is made and taken back, then another is made, sent and undone: out of order they would lead to something else.
  const idAt = (at: number) => ids[at % ids.length] ?? '';
  const chosen = Array.from({ length: CLICKS / 5 }, (_, at) => idAt(at));
  const mark = (id: string) => press(`1|select|${table}|${key}`, [handleOf(id)]);
  const clicks = chosen.flatMap((id, at) => [
    mark(idAt(at + 1)),
    press(`1|back|${table}|${key}`),
    mark(id),
    press(`1|confirm|${table}|${key}`),
    press(`1|play.undo|${table}`),
  ]);
  await vi.waitFor(() => expect(shown).toBe(CLICKS), { timeout: 60_000, interval: 50 });
  expect(clicks.filter(({ state }) => state !== 'answered')).toEqual([]);
  const log = await logOf(scene, table);
  expect(log.slice(before.length)).toEqual(chosen.flatMap((id) => [id, 'undo']));
  expect(await scene.check()).toEqual([]);
  expect((await toldIn(local.world, scene.reader, table)).notices).not.toContain('takes back');
  expect(scene.bot.reports).toEqual([]);
}, 180_000);

it('takes a double click once, and says kindly that an old button is past', async () => {
  const scene = await asked();
  const { who, panel, table } = scene;
  const [choice = ''] = choicesOn(panel);
  const at = { message: panel, ...PATIENT };
  await Promise.all([who.click(choice, at), who.click(choice, at)]);
  expect(await logOf(scene, table)).toHaveLength(1);

  const press = pressing(scene);
  const stale = press(choice);
  const panelNow = () => who.messages().find(({ id }) => id === panel.id);
  await vi.waitFor(() => expect(stale.state).toBe('answered'), { timeout: 20_000 });
  await vi.waitFor(() => expect(said(panelNow() ?? panel)).toContain('Decided at'), {
    timeout: 20_000,
  });
  expect(await logOf(scene, table)).toHaveLength(1);
  expect(await scene.check()).toEqual([]);
  expect(scene.bot.reports).toEqual([]);
}, 180_000);
