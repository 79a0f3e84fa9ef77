import { REST } from 'discord.js';
import { expect, it } from 'vitest';
import { retryingRequest } from '#discord/client/retrying-rest.ts';

const CALLBACK = '/interactions/12/token/callback';
const JSON_HEADERS = { 'content-type': 'application/json' };
const refusal = (code: number) =>
  new Response(JSON.stringify({ message: 'no', code }), { status: 400, headers: JSON_HEADERS });

/** A connection on which each request meets the next of these: an answer, or a break before it. */
function connection(...answers: readonly (Response | 'breaks')[]) {
  const left = [...answers];
  const makeRequest = retryingRequest(() => {
    const next = left.shift() ?? 'breaks';
    return next === 'breaks' ? Promise.reject(new Error('socket hang up')) : Promise.resolve(next);
  });
  return { rest: new REST({ makeRequest }).setToken('t'), left };
}

it('an acknowledgement whose answer was lost counts as given, however often that happened', async () => {
  const { rest, left } = connection('breaks', 'breaks', refusal(40_060));
  await expect(rest.post(CALLBACK, { auth: false })).resolves.toBeDefined();
  expect(left).toEqual([]);
});

it('one that was refused at once, or for something else, stays refused', async () => {
  await expect(connection(refusal(40_060)).rest.post(CALLBACK, { auth: false })).rejects.toThrow('no');
  await expect(connection('breaks', refusal(50_035)).rest.post(CALLBACK, { auth: false })).rejects.toThrow(
    'no',
  );
});

it('other requests are asked again after a break, and their refusals are not touched', async () => {
  const answer = new Response('{"id":"1"}', { headers: JSON_HEADERS });
  await expect(connection('breaks', answer).rest.post('/channels/1/messages')).resolves.toEqual({ id: '1' });
  await expect(connection('breaks', refusal(40_060)).rest.post('/channels/1/messages')).rejects.toThrow('no');
});

it('an edit of an old message is refused at once instead of waited for; other limits are waited for', async () => {
  const tooMany = (code?: number) =>
    new Response(JSON.stringify({ message: 'slow', code, retry_after: 0.01 }), {
      status: 429,
      headers: { ...JSON_HEADERS, 'retry-after': '0.01' },
    });
  const old = connection(tooMany(30_046), new Response('{"id":"1"}', { headers: JSON_HEADERS }));
  await expect(old.rest.patch('/channels/1/messages/2')).rejects.toMatchObject({ code: 30_046 });
  expect(old.left).toHaveLength(1);
  const other = connection(tooMany(), new Response('{"id":"1"}', { headers: JSON_HEADERS }));
  await expect(other.rest.patch('/channels/1/messages/2')).resolves.toEqual({ id: '1' });
});
