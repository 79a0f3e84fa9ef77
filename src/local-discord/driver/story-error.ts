import type { APIMessage } from 'discord-api-types/v10';
import { partsOf } from './parts.ts';

const SHOWN = 5;

/** The story did not go as told. */
export class StoryError extends Error {
  override readonly name = 'StoryError';
}

/** The newest messages in short, for whoever reads why a story broke. */
export function inShort(newestFirst: Iterable<APIMessage>): string {
  const lines: string[] = [];
  for (const message of newestFirst) {
    lines.unshift(`  ${lineOf(message)}`);
    if (lines.length === SHOWN) break;
  }
  return lines.length === 0 ? 'No message was seen.' : `The newest messages were:\n${lines.join('\n')}`;
}

function lineOf({ author, content, embeds, components }: APIMessage): string {
  const parts = partsOf(components ?? []);
  const texts = parts.flatMap((part) => (typeof part.content === 'string' ? [part.content] : []));
  const titles = embeds.map(({ title, description }) => title ?? description ?? '(embed)');
  const usable = parts.flatMap((part) => {
    const called = part.label ?? part.placeholder ?? part.custom_id;
    return called === undefined ? [] : [`[${called}${part.disabled === true ? ', off' : ''}]`];
  });
  return [`${author.global_name ?? author.username}:`, content, ...titles, ...texts, ...usable]
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, 200);
}
