import { ButtonStyle } from 'discord-api-types/v10';
import type { ShownQuestion } from '#app/look.ts';
import type { Message, Speaker } from '#core/message.ts';
import { encode } from '../custom-id.ts';
import { words } from '../text/lexicon.ts';
import type { ButtonFace } from './controls.ts';
import type { Draft } from './draft.ts';

/** A question that is to be shown to the one it is put to. */
export interface Asked {
  readonly table: string;
  readonly question: ShownQuestion;
  readonly draft: Draft;
  readonly speaker: Speaker;
}

/** What a press on this question's components carries. */
export function idOf({ table, question }: Asked, verb: string, ...args: string[]): string {
  return encode({ verb, table, args: [question.key, ...args] });
}

interface Words extends Omit<ButtonFace, 'id' | 'label'> {
  readonly words: Message;
}

export function face(asked: Asked, verb: string, { words: message, ...rest }: Words): ButtonFace {
  return { id: idOf(asked, verb), label: asked.speaker.say(message), ...rest };
}

/** Confirm, begin again, or leave it to the table. */
export function closing(asked: Asked, { ready, begun }: { ready: boolean; begun: boolean }): ButtonFace[] {
  return [
    face(asked, 'confirm', {
      words: words('panel.confirm', {}),
      style: ButtonStyle.Success,
      disabled: !ready,
    }),
    face(asked, 'startOver', { words: words('panel.startOver', {}), disabled: !begun }),
    face(asked, 'forMe', { words: words('panel.forMe', {}) }),
  ];
}
