import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MessageScene } from './message-scene.ts';

let scene: MessageScene;
beforeEach(async () => {
  scene = await MessageScene.open();
});
afterEach(() => scene.close());

describe('a nonce', () => {
  it('comes back to its sender and in the event, and is then forgotten', async () => {
    const heard = scene.hear(scene.ann);
    const message = await scene.send({ content: 'x', nonce: 'n1' });
    expect(message.nonce).toBe('n1');
    expect(heard[0]?.d).toMatchObject({ nonce: 'n1' });
    expect(await scene.get(message.id)).not.toHaveProperty('nonce');
  });

  it('alone does not keep a message from being sent twice', async () => {
    const first = await scene.send({ content: 'x', nonce: 'n1' });
    const second = await scene.send({ content: 'x', nonce: 'n1' });
    expect(second.id).not.toBe(first.id);
  });

  it('that is enforced gives the message sent before, whatever the new one says', async () => {
    const first = await scene.send({ content: 'one', nonce: 'n1', enforce_nonce: true });
    const heard = scene.hear(scene.ann);
    const again = await scene.send({ content: 'two', nonce: 'n1', enforce_nonce: true });
    expect(again).toEqual(first);
    expect(heard).toEqual([]);
    expect(scene.channel().messages).toHaveLength(1);
  });

  it.each([
    ['another nonce', { nonce: 'n2' }],
    ['no nonce', {}],
  ])('does not stop a message with %s', async (_, more) => {
    const first = await scene.send({ content: 'x', nonce: 'n1', enforce_nonce: true });
    expect((await scene.send({ content: 'x', enforce_nonce: true, ...more })).id).not.toBe(first.id);
  });

  it('of somebody else does not count', async () => {
    const { id } = scene.write('x', { nonce: 'n1' });
    expect((await scene.send({ content: 'x', nonce: 'n1', enforce_nonce: true })).id).not.toBe(id);
  });

  it('is the same as number and as text, and in every channel', async () => {
    const first = await scene.send({ content: 'x', nonce: 7, enforce_nonce: true });
    const den = scene.den;
    expect((await scene.send({ content: 'x', nonce: '7', enforce_nonce: true }, den)).id).toBe(first.id);
  });

  it('is remembered for five minutes', async () => {
    const send = () => scene.send({ content: 'x', nonce: 'n1', enforce_nonce: true });
    const first = await send();
    scene.clock.advance(5 * 60_000);
    expect((await send()).id).toBe(first.id);
    scene.clock.advance(1);
    expect((await send()).id).not.toBe(first.id);
  });
});
