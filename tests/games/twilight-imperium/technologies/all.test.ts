import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contents } from '#games/twilight-imperium/components/index.ts';
import { GENERIC_TECHNOLOGY_IDS } from '#games/twilight-imperium/components/technologies/ids.ts';

const files = readdirSync(new URL('.', import.meta.url));

describe('generic technologies', () => {
  it.each(GENERIC_TECHNOLOGY_IDS)('%s does something, and a test says what', (id) => {
    expect(contents.components[`technology:${id}`]).toBeDefined();
    expect(files).toContain(`${id}.test.ts`);
  });
});
