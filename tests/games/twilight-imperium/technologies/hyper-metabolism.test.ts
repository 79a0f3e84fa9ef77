import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('Hyper Metabolism', () => {
  it('84.5 three command tokens in the status phase, for the others two', () => {
    const table = new Scene()
      .objective('expand-borders', { revealed: false })
      .stage({ kind: 'status' })
      .tech(1, 'hyper-metabolism')
      .play()
      .quiet();
    const total = (seat: number) => {
      const { form } = table.session.openFor(seat)[0] ?? {};
      return form?.kind === 'allocate' ? form.max : null;
    };
    expect([total(0), total(1), total(2)]).toEqual([10, 11, 10]);
  });
});
