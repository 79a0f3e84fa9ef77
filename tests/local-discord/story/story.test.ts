import { afterAll, beforeAll, describe, vi } from 'vitest';
import { answersChapter } from './chapters/answers.ts';
import { commandsChapter } from './chapters/commands.ts';
import { Story } from './scene.ts';

describe.each(['plain', 'zlib-stream'] as const)('an unmodified discord.js, over a %s gateway', (packing) => {
  let told: Story;
  const story = (): Story => told;

  beforeAll(async () => {
    // discord.js warns of a strategy of one's own.
    vi.spyOn(console, 'warn').mockReturnValue();
    told = await Story.open(packing, 'in memory');
  });
  afterAll(async () => {
    await told.close();
    vi.restoreAllMocks();
  });

  commandsChapter(story);
  answersChapter(story);
});
