import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IdentifyThrottle } from '#discord/client/identify-throttle.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => new AbortController();

it('the first connection identifies itself at once', async () => {
  await new IdentifyThrottle().waitForIdentify(0, open().signal);
});

it('a connection that has closed while it waited does not identify itself any more', async () => {
  const throttle = new IdentifyThrottle();
  await throttle.waitForIdentify(0, open().signal);
  const second = open();
  const waits = throttle.waitForIdentify(0, second.signal);
  second.abort();
  await expect(waits).rejects.toThrow('aborted');
});

it('a connection that was closed before it could ask does not identify itself', async () => {
  await expect(new IdentifyThrottle().waitForIdentify(0, AbortSignal.abort())).rejects.toThrow('aborted');
});

it('whoever did not identify itself keeps nobody waiting', async () => {
  const throttle = new IdentifyThrottle();
  await throttle.waitForIdentify(0, open().signal);
  const second = open();
  const waits = throttle.waitForIdentify(0, second.signal);
  second.abort();
  await expect(waits).rejects.toThrow();
  vi.advanceTimersByTime(5_500);
  await throttle.waitForIdentify(0, open().signal);
});
