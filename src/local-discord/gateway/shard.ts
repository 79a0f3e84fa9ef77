/** Which part of a bot's guilds a session is for: the number of the shard, and how many there are. */
export type Shard = readonly [number: number, count: number];

/** Above this many guilds per shard Discord wants more shards. */
const MAX_GUILDS = 2_500;

export const WHOLE: Shard = [0, 1];

export function isPossible([number, count]: Shard): boolean {
  return count >= 1 && number >= 0 && number < count;
}

export function isTooSmall([, count]: Shard, guilds: number): boolean {
  return guilds / count > MAX_GUILDS;
}

/** Whether something of a guild is for the shard; what belongs to no guild goes to the first. */
export function isFor([number, count]: Shard, guildId: string | null): boolean {
  if (count === 1) return true;
  return guildId === null ? number === 0 : (BigInt(guildId) >> 22n) % BigInt(count) === BigInt(number);
}
