import { describe, expect, it } from 'vitest';
import type { MessageSlot, PlaceChange } from '#app/app.ts';
import { MessageSlots } from '#discord/delivery/slots.ts';

const at = (message: string, shown = 'old'): MessageSlot => ({ channel: 'c', message, shown });

async function slotsOver(known: Readonly<Record<string, MessageSlot>>) {
  const written: (readonly PlaceChange[])[] = [];
  let reads = 0;
  const slots = await MessageSlots.read(
    {
      of: () => {
        reads += 1;
        return Promise.resolve(new Map(Object.entries(known)));
      },
      change: (changes) => {
        written.push(changes);
        return Promise.resolve();
      },
    },
    't',
  );
  return { slots, written, reads: () => reads };
}

describe('the message slots of a batch', () => {
  it('are read once, and know what was put and removed since', async () => {
    const { slots, reads } = await slotsOver({ status: at('1'), ping: at('2') });
    await slots.put('lobby', at('3'));
    await slots.remove(['ping']);
    expect(slots.entries()).toEqual([
      ['status', at('1')],
      ['lobby', at('3')],
    ]);
    expect(reads()).toBe(1);
  });

  it('write at once what is put, together with what it replaces', async () => {
    const { slots, written } = await slotsOver({ coming: at('1') });
    await slots.put('ping', at('2'), ['coming', 'never']);
    expect(written).toEqual([
      [
        { table: 't', name: 'ping', ...at('2') },
        { table: 't', name: 'coming', gone: true },
      ],
    ]);
    expect(slots.get('coming')).toBeUndefined();
  });

  it('write what was only edited when the batch is through, unless something else stands there by then', async () => {
    const { slots, written } = await slotsOver({ status: at('1'), hand: at('2'), live: at('3') });
    for (const name of ['status', 'hand', 'live']) slots.noteEdited(name, at(name, 'new'));
    expect(slots.get('status')).toEqual(at('status', 'new'));
    await slots.remove(['hand']);
    await slots.put('live', at('9'));
    expect(written).toHaveLength(2);
    expect(slots.unwritten()).toEqual([{ table: 't', name: 'status', ...at('status', 'new') }]);
  });
});
