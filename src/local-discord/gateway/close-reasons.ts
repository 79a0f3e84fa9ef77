import { GatewayCloseCodes as Code } from 'discord-api-types/v10';

/** What Discord says along with a close code. */
export const CLOSE_REASONS: Readonly<Record<number, string>> = {
  [Code.UnknownError]: 'Unknown error.',
  [Code.UnknownOpcode]: 'Unknown opcode.',
  [Code.DecodeError]: 'Error while decoding payload.',
  [Code.NotAuthenticated]: 'Not authenticated.',
  [Code.AuthenticationFailed]: 'Authentication failed.',
  [Code.AlreadyAuthenticated]: 'Already authenticated.',
  [Code.InvalidSeq]: 'Invalid seq.',
  [Code.RateLimited]: 'You are being rate limited.',
  [Code.SessionTimedOut]: 'Session timed out.',
  [Code.InvalidShard]: 'Invalid shard.',
  [Code.ShardingRequired]: 'Sharding required.',
  [Code.InvalidAPIVersion]: 'Invalid API version.',
  [Code.InvalidIntents]: 'Invalid intent(s).',
  [Code.DisallowedIntents]: 'Disallowed intent(s).',
};
