import { MessageFlags } from 'discord-api-types/v10';
import { bound } from '../payload/media.ts';
import type { AllowedMentions } from '../world/mentions.ts';
import type { Change, Draft } from '../world/messages.ts';
import { openPoll } from '../world/polls.ts';
import type { Channel, Message, Poll } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { refusal } from './api-error.ts';
import { numbered } from './body/component.ts';
import { asStored } from './body/embed.ts';
import { type EditedContents, type MessageContents, misfits, SENDABLE_FLAGS } from './body/message.ts';
import { formError } from './form-error.ts';
import type { UploadedFile } from './route.ts';
import { checkReferences, keepAll, wantedFiles } from './uploads.ts';

/** A checked form about a message, and where it belongs. */
export interface Form<Body> {
  readonly world: World;
  readonly channel: Channel;
  readonly files: readonly UploadedFile[];
  readonly body: Body;
  /** Where the message stands in the request's form. */
  readonly at?: readonly PropertyKey[];
  /** Whom it mentions when its sender says nothing of that. */
  readonly mentions: AllowedMentions;
}

/** What a form says about a new message. Its files are kept once all else is right. */
export function composed({
  world,
  channel,
  files,
  body,
  at = [],
  mentions,
}: Form<MessageContents>): Composed {
  const { embeds, components, flags, tts, poll } = body;
  const content = trimmed(body.content);
  const wanted = wantedFiles({ files, body, at });
  checkReferences({ embeds, components }, wanted, at);
  const isEmpty = !content && !embeds?.length && !components?.length && !poll && wanted.length === 0;
  if (isEmpty) throw refusal('emptyMessage');
  const attachments = keepAll(world, wanted);
  return {
    content,
    embeds: bound(asStored(embeds ?? []), attachments),
    components: bound(numbered(components ?? []), attachments),
    attachments,
    flags: (flags ?? 0) & SENDABLE_FLAGS & ~MessageFlags.Ephemeral,
    tts: tts ?? false,
    poll: asked(world, channel, poll),
    allowed: body.allowed_mentions ?? mentions,
  };
}

/** Discord keeps no blanks around a text. */
function trimmed(content: string | null | undefined): string {
  return content?.trim() ?? '';
}

type Composed = Omit<Draft, 'authorId'>;

/** What a form changes about a message: fields left out stay, null empties them. */
export function edited(form: Form<EditedContents>, message: Message): Omit<Change, 'message'> {
  const { world, channel, files, body, at = [], mentions } = form;
  const { content, embeds, components, flags, attachments: listed, poll } = body;
  const wanted = wantedFiles({ files, body, at }, message.attachments);
  checkReferences({ embeds, components }, wanted, at);
  const next = {
    content: content === undefined ? message.content : trimmed(content),
    embeds: embeds === undefined ? message.embeds : asStored(embeds ?? []),
    components: components === undefined ? message.components : numbered(components ?? []),
    flags: editedFlags(message.flags, flags ?? null),
  };
  const problems = misfits({ ...next, components, poll: poll ?? message.poll });
  if (problems.length > 0) {
    throw formError(problems.map(({ path, problem }) => ({ path: [...at, ...path], problem })));
  }
  const isEmpty = !next.content && !next.embeds.length && !next.components.length && !wanted.length;
  if (isEmpty && !poll && message.poll === null) throw refusal('emptyMessage');
  const attachments = keepAll(world, wanted);
  return {
    to: {
      ...(content === undefined ? {} : { content: next.content }),
      ...(embeds === undefined ? {} : { embeds: bound(next.embeds, attachments) }),
      ...(components === undefined ? {} : { components: bound(next.components, attachments) }),
      ...(listed === undefined && files.length === 0 ? {} : { attachments }),
      ...(poll ? { poll: asked(world, channel, poll) } : {}),
      flags: next.flags,
      editedTimestamp: editedAt(world, message, body),
    },
    allowed: body.allowed_mentions ?? mentions,
  };
}

/** Embeds can be hidden and shown again, the new layout can only be taken up, and what was waited for is there now. */
function editedFlags(before: number, wanted: number | null): number {
  const { SuppressEmbeds, IsComponentsV2, Loading } = MessageFlags;
  const kept = before & ~Loading;
  return wanted === null ? kept : (kept & ~SuppressEmbeds) | (wanted & (SuppressEmbeds | IsComponentsV2));
}

/** Hiding embeds is no edit, nor is the first filling of an answer that was waited for. */
function editedAt(world: World, { flags, editedTimestamp }: Message, body: EditedContents): string | null {
  const said = Object.entries(body).filter(([, value]) => value !== undefined);
  const isFilling = (flags & MessageFlags.Loading) !== 0;
  return isFilling || said.every(([field]) => field === 'flags') ? editedTimestamp : world.timestamp();
}

function asked(world: World, channel: Channel, poll: MessageContents['poll']): Poll | null {
  if (!poll) return null;
  return openPoll(world, channel, {
    question: poll.question,
    answers: poll.answers.map(({ poll_media }) => poll_media as Poll['question']),
    hours: poll.duration,
    allowMultiselect: poll.allow_multiselect,
  });
}
