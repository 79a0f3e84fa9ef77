import { type REST, Routes } from 'discord.js';
import type { Logger } from '#app/runner/dependencies.ts';
import { SIGN_NAMES, signHash } from '../../render/signs.ts';
import type { Signs } from '../messages/signs.ts';

/** What is needed to have signs as application emoji. */
export interface SignPictures {
  readonly signs: Signs;
  readonly rest: REST;
  readonly application: string;
  readonly draw: (sign: string) => Promise<Uint8Array>;
  readonly log: Logger;
  /** Ends it, whatever it waits for. */
  readonly signal: AbortSignal;
}

interface ApplicationEmoji {
  readonly id: string;
  readonly name: string;
}

/** A picture is known by its sign and what it looks like; an earlier one stays, since old messages show it. */
const nameOf = (sign: string) => `${sign}_${signHash(sign)}`;

/**
 * Shows signs as pictures as far as Discord has them, and uploads those that are missing or look otherwise by now. Whatever goes wrong, the
 * plain signs stay, and the next start tries again.
 */
export async function showSignPictures(given: SignPictures): Promise<void> {
  const { signs, log, signal } = given;
  try {
    const known = await emojisOf(given);
    const shown = new Map(
      SIGN_NAMES.flatMap((sign) => {
        const id = known.get(nameOf(sign));
        return id === undefined ? [] : [[sign, id] as const];
      }),
    );
    signs.show(shown);
    for (const sign of SIGN_NAMES.filter((one) => !shown.has(one))) {
      if (signal.aborted) return;
      shown.set(sign, await upload(given, sign));
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ error: String(error) }, 'signs stay plain: their pictures are not there');
  }
}

/** A signal of its own for each request, since requests never stop listening to theirs. */
const oneOf = (signal: AbortSignal) => AbortSignal.any([signal]);

async function emojisOf({ rest, application, signal }: SignPictures): Promise<ReadonlyMap<string, string>> {
  const found = (await rest.get(Routes.applicationEmojis(application), { signal: oneOf(signal) })) as {
    readonly items: readonly ApplicationEmoji[];
  };
  return new Map(found.items.map(({ name, id }) => [name, id]));
}

async function upload({ rest, application, draw, signal }: SignPictures, sign: string): Promise<string> {
  const bytes = await draw(sign);
  const image = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
  const body = { name: nameOf(sign), image };
  const made = (await rest.post(Routes.applicationEmojis(application), {
    body,
    signal: oneOf(signal),
  })) as ApplicationEmoji;
  return made.id;
}
