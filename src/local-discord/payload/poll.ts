import { type APIPoll, type APIPollMedia, PollLayoutType } from 'discord-api-types/v10';
import type { Viewer } from '../world/happening.ts';
import type { Poll } from '../world/records.ts';

/** A poll with the votes so far; answers nobody voted for have no count. */
export function pollPayload(poll: Poll, viewer: Viewer): APIPoll {
  return {
    question: poll.question,
    answers: poll.answers.map(({ answer_id, poll_media }) => ({ answer_id, poll_media: media(poll_media) })),
    expiry: poll.expiry,
    allow_multiselect: poll.allowMultiselect,
    layout_type: PollLayoutType.Default,
    results: {
      is_finalized: poll.finalized,
      answer_counts: [...poll.votes]
        .filter(([, voters]) => voters.length > 0)
        .map(([id, voters]) => ({ id, count: voters.length, me_voted: voters.includes(viewer.userId) })),
    },
  };
}

/** Emojis of Discord's own have a name and no id. */
function media({ emoji, ...words }: APIPollMedia): APIPollMedia {
  return emoji === undefined
    ? words
    : { ...words, emoji: { id: emoji.id ?? null, name: emoji.name ?? null } };
}
