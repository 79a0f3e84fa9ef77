import { z } from 'zod';
import type { Message } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import { app } from '../text/lexicon.ts';

/** Why a game refuses options, in its own words where it has some. */
export function optionsRefusal(error: z.ZodError): Message {
  const own = error.issues.flatMap((issue) => (issue.code === 'custom' ? (issue.params?.reason ?? []) : []));
  return (
    (own[0] as Message | undefined) ?? app('app.badOptions', { reason: peopleText(z.prettifyError(error)) })
  );
}
