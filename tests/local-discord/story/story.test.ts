import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { answersChapter } from './chapters/answers.ts';
import { commandsChapter } from './chapters/commands.ts';
import { messagesChapter } from './chapters/messages.ts';
import { placesChapter } from './chapters/places.ts';
import { responsesChapter } from './chapters/responses.ts';
import { troublesChapter } from './chapters/troubles.ts';
import { Story } from './scene.ts';

describe.each(['plain', 'zlib-stream'] as const)('an unmodified discord.js, over a %s gateway', (packing) => {
  let told: Story;
  const story = (): Story => told;

  beforeAll(async () => {
    // discord.js warns of a strategy of one's own.
    vi.spyOn(console, 'warn').mockReturnValue();
    const folder = process.env.STORY_RECORD;
    told = await Story.open(packing, folder === undefined ? 'in memory' : { folder: `${folder}/${packing}` });
  });
  afterEach(() => {
    expect(told.troubles.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await told.close();
    vi.restoreAllMocks();
  });

  commandsChapter(story);
  answersChapter(story);
  messagesChapter(story);
  responsesChapter(story);
  placesChapter(story);
  troublesChapter(story);
});
