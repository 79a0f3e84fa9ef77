import type { APIMessage } from 'discord-api-types/v10';
import type { App } from '#app/app.ts';
import type { ShownQuestion } from '#app/look.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import type { Choice } from '#core/question.ts';
import { pageOf } from '#discord/ask/pages.ts';
import { handleOf } from '#discord/custom-id.ts';
import { inOrder } from '#discord/play/screen.ts';
import { partsOf } from '#local-discord/driver/parts.ts';
import type { Player } from '#local-discord/driver/player.ts';

interface Press {
  readonly verb: string;
  readonly args?: readonly string[];
  /** What is selected, for a select. */
  readonly values?: readonly string[];
}

/** The presses that make up an answer on a question's panel. */
function pressesFor({ form }: ShownQuestion, choice: Choice): Press[] {
  const confirm: Press = { verb: 'confirm' };
  const turn = (page: number): Press[] => (page === 0 ? [] : [{ verb: 'page', args: [`${page}`] }]);
  switch (form.kind) {
    case 'choose':
    case 'place': {
      const open = form.options.filter(({ barred }) => barred === undefined);
      const at = open.findIndex(({ id }) => id === choice);
      const turns = Array.from({ length: Math.floor(at / 25) }, (_, page) => turn(page + 1)).flat();
      return [...turns, { verb: 'choose', values: [handleOf(String(choice))] }];
    }
    case 'pick': {
      const ids = choice as readonly string[];
      if (form.min === 1 && form.max === 1) return [{ verb: 'choose', values: [handleOf(ids[0] ?? '')] }];
      const { pages } = pageOf(form.options, 0);
      const ticks = Array.from({ length: pages }, (_, page): Press[] => {
        const shown = new Set(pageOf(form.options, page).shown.map(({ id }) => id));
        return [...turn(page), { verb: 'tick', values: ids.filter((id) => shown.has(id)).map(handleOf) }];
      });
      return [...ticks.flat(), confirm];
    }
    case 'order':
      return [
        ...(choice as readonly string[]).slice(0, -1).map((id) => ({ verb: 'rank', values: [handleOf(id)] })),
        confirm,
      ];
    case 'allocate':
      return [
        ...Object.entries(choice as Record<string, number>).flatMap(([slot, amount]) =>
          Array.from({ length: amount }, () => ({ verb: 'step', args: [handleOf(slot), '1'] })),
        ),
        confirm,
      ];
    case 'amount':
      return [{ verb: 'choose', args: [String(choice)] }];
    case 'text':
      throw new Error('nobody writes here');
  }
}

/** Somebody who plays by clicking, and decides as the greedy bot would. */
export class Clicker {
  private panel: APIMessage | null = null;
  private readonly random: () => number;
  clicks = 0;

  constructor(
    private readonly player: Player,
    private readonly at: { readonly app: App; readonly table: string },
  ) {
    this.random = pseudoRandom(player.name);
  }

  /** Answers what stands open for this player, if anything; says whether it did. */
  async answerOne(): Promise<boolean> {
    const { app, table } = this.at;
    const look = await app.look({ table, user: this.player.id });
    if (look.kind !== 'done') throw new Error(look.refusal.message.key);
    const question = inOrder(look.questions).find(({ optional, held }) => !optional && held === null);
    const bot = app.games.get(look.table.game)?.bots['greedy'];
    if (question === undefined || bot === undefined) return false;
    const view = () => look.view;
    const choice = bot({ ...question, view, random: this.random });
    this.panel ??= (await this.player.click('Play', { until: 'final' })).message;
    for (const press of pressesFor(question, choice)) await this.press(question, press);
    return true;
  }

  private async press({ key }: ShownQuestion, { verb, args = [], values = [] }: Press): Promise<void> {
    if (this.panel === null) throw new Error('no panel');
    const { table } = this.at;
    this.clicks += 1;
    if (!this.shows(`|${table}|${key}`)) {
      const refresh = await this.player.click(`1|play.refresh|${table}`, {
        message: this.panel,
        until: 'final',
      });
      this.panel = refresh.message;
    }
    const id = (what: string, ...more: string[]) => ['1', what, table, key, ...more].join('|');
    const asButton = verb === 'choose' ? id('choose', ...args, ...values) : id(verb, ...args);
    const select = verb === 'choose' ? id('select') : id(verb);
    const { message } =
      this.shows(asButton) && (verb === 'choose' || values.length === 0)
        ? await this.player.click(asButton, { message: this.panel, until: 'final' })
        : await this.player.select(select, [...values], { message: this.panel, until: 'final' });
    this.panel = message;
  }

  private shows(id: string): boolean {
    return partsOf(this.panel?.components ?? []).some(({ custom_id: shown }) => shown?.includes(id));
  }
}
