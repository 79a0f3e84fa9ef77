import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import type { ShownQuestion } from '#app/records/look.ts';
import type { AnswerPreview } from '#core/choice.ts';
import type { Speaker } from '#core/message.ts';
import type { Choice } from '#core/question.ts';
import { type Draft, draftedAnswer, move, NO_DRAFT } from '../../src/discord/ask/draft.ts';
import { NO_HELP } from '../../src/discord/ask/help.ts';
import { intentOf } from '../../src/discord/ask/intent.ts';
import { stepOf } from '../../src/discord/ask/marks-draft.ts';
import { panel } from '../../src/discord/ask/panel.ts';
import { decode } from '../../src/discord/messages/custom-id.ts';

/** Something that can be pressed on a panel. */
interface Pressable {
  readonly customId: string;
  /** What a select offers; empty for a button. */
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** Everything on a panel that is not greyed out. */
function pressables(lines: readonly APIMessageTopLevelComponent[]): Pressable[] {
  return lines.flatMap((line) => {
    if (line.type !== ComponentType.ActionRow) return [];
    return line.components.flatMap((one): Pressable[] => {
      if (one.type === ComponentType.StringSelect) {
        const options = one.options.map(({ value }) => value);
        return [{ customId: one.custom_id, options, min: one.min_values ?? 1, max: one.max_values ?? 1 }];
      }
      if (one.type !== ComponentType.Button || !('custom_id' in one) || one.disabled) return [];
      return [{ customId: one.custom_id, options: [], min: 0, max: 0 }];
    });
  });
}

/** Presses at random until an answer comes of it; null if none does. */
export function walk(
  asked: {
    readonly table: string;
    readonly question: ShownQuestion;
    readonly speaker: Speaker;
    /** What the rules say of a draft. */
    readonly weigh?: (choice: Choice) => AnswerPreview | null;
  },
  random: () => number,
  seen: (lines: readonly APIMessageTopLevelComponent[]) => void,
): Choice | null {
  let draft: Draft = NO_DRAFT;
  for (let steps = 0; steps < 400; steps++) {
    const drafted = draftedAnswer(asked.question.form, draft);
    const weighed = drafted === null ? null : asked.weigh?.(drafted);
    const help = { ...NO_HELP, advice: asked.question.fallback };
    const lines = panel({ ...asked, draft, preview: weighed, help });
    seen(lines);
    const choices = pressables(lines);
    const pressed = choices[Math.floor(random() * choices.length)];
    if (pressed === undefined) return null;
    const count = pressed.min + Math.floor(random() * (pressed.max - pressed.min + 1));
    const values = [...pressed.options].sort(() => random() - 0.5).slice(0, count);
    const target = decode(pressed.customId);
    const intent = target === null ? null : intentOf(target, values);
    if (intent?.kind === 'suggest') draft = { page: 0, value: asked.question.fallback, advised: true };
    if (intent?.kind === 'number' && asked.question.form.kind === 'amount') {
      draft = { ...draft, value: asked.question.form.max };
    }
    if (intent?.kind === 'number' && asked.question.form.kind === 'pick') {
      const about = move(asked.question.form, draft, { kind: 'set', amount: Math.floor(random() * 30) });
      if (about === null || 'answer' in about) throw new Error('a total that ticks nothing');
      draft = about.draft;
    }
    if (intent?.kind === 'write') return 'words';
    if (intent?.kind !== 'move') continue;
    const step = stepOf(asked.question.form, draft, weighed);
    const moved = move(step.form, step.draft, intent.move);
    if (moved === null) throw new Error(`a press that means nothing: ${pressed.customId}`);
    if ('answer' in moved) return moved.answer;
    draft = moved.draft;
  }
  return null;
}
