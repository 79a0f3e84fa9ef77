import { ButtonStyle } from 'discord-api-types/v10';
import type { Speaker } from '#core/message.ts';
import type { ButtonSpec } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { words } from '../text/lexicon.ts';

/** Lets a game that was ended go on. */
export function takeBackButton(table: string, { say }: Speaker): ButtonSpec {
  const id = encode({ action: 'end.takeBack', table, args: [] });
  return { id, label: say(words('end.takeBack', {})), style: ButtonStyle.Primary };
}
