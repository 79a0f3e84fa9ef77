import { randomBytes } from 'node:crypto';

/** A bot's token as Discord makes them: whose it is, and two parts that nobody can guess. */
export function botToken(botId: string): string {
  const owner = Buffer.from(botId).toString('base64url');
  return [owner, randomBytes(4).toString('base64url'), randomBytes(28).toString('base64url')].join('.');
}
