import { PresenceUpdateStatus } from 'discord-api-types/v10';
import { z } from 'zod';
import { WHOLE } from './shard.ts';

const MAX_BYTES = 4096;
const NONCE_BYTES = 32;

const frame = z.object({ op: z.int(), d: z.unknown().optional() });

const presence = z.object({
  status: z.enum(PresenceUpdateStatus),
  activities: z.array(z.object({ name: z.string(), type: z.int() }).loose()).max(5),
  since: z.number().nullish(),
  afk: z.boolean().nullish(),
});

/** How a bot shows itself. */
export type Presence = z.infer<typeof presence>;

const ONLINE: Presence = { status: PresenceUpdateStatus.Online, activities: [] };

const shard = z.tuple([z.int(), z.int()]);

const id = z.string().regex(/^\d{1,20}$/);
const oneId = z.union([id, z.tuple([id]).transform(([only]) => only)]);
const someIds = z.union([id.transform((only) => [only]), z.array(id).max(100)]);

/** The payloads that clients send, by what they are for. */
export const PAYLOADS = {
  identify: z.object({
    token: z.string(),
    properties: z.record(z.string(), z.unknown()),
    intents: z.unknown().optional(),
    compress: z.boolean().nullish(),
    shard: shard.nullish().transform((given) => given ?? WHOLE),
    presence: presence.nullish().transform((given) => given ?? ONLINE),
  }),
  resume: z.object({ token: z.string(), session_id: z.string(), seq: z.int() }),
  presence,
  members: z
    .object({
      guild_id: oneId,
      query: z.string().nullish(),
      limit: z.int().min(0).nullish(),
      user_ids: someIds.nullish(),
      nonce: z.string().nullish().transform(short),
    })
    .refine((asked) => asked.query != null || asked.user_ids != null),
};

export type Identify = z.infer<typeof PAYLOADS.identify>;
export type Resume = z.infer<typeof PAYLOADS.resume>;
export type MembersAsked = z.infer<typeof PAYLOADS.members>;

/** A nonce that is too long is left out of the answer. */
function short(nonce: string | null | undefined): string | null {
  return nonce != null && Buffer.byteLength(nonce) <= NONCE_BYTES ? nonce : null;
}

/** What a client has sent; nothing if that is no frame of Discord's, or too long for one. */
export function readFrame(bytes: Buffer): z.infer<typeof frame> | undefined {
  if (bytes.length > MAX_BYTES) return undefined;
  try {
    return frame.safeParse(JSON.parse(bytes.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
