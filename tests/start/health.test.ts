import { expect, it } from 'vitest';
import { Metrics } from '../../src/health/metrics.ts';
import { type Health, HealthServer } from '../../src/health/server.ts';

const OUTBOX = { pending: 2, oldestSeconds: 3, faulty: 0, setAside: 0, unreachable: 0 };
const WELL: Health = { gateway: 'online', store: 'ok', outbox: OUTBOX };

it.each<[string, number, Health]>([
  ['ok', 200, WELL],
  ['degraded', 200, { ...WELL, outbox: { ...OUTBOX, faulty: 1 } }],
  ['degraded', 200, { ...WELL, outbox: { ...OUTBOX, setAside: 1 } }],
  ['degraded', 200, { ...WELL, outbox: { ...OUTBOX, unreachable: 1 } }],
  ['failing', 503, { ...WELL, gateway: 'offline' }],
  ['failing', 503, { gateway: 'online', store: 'failing', outbox: null }],
])('health is %s (%i) when it is so', async (status, code, health) => {
  const server = await HealthServer.open(0, {
    health: () => Promise.resolve(health),
    metrics: new Metrics(),
  });
  const answer = await fetch(`${server.address}/health`);
  expect(answer.status).toBe(code);
  expect(await answer.json()).toEqual({ status, ...health });
  await server.close();
});
