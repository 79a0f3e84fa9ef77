import { Events, MessageType, type Poll } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Story } from '../scene.ts';

const HOUR_MS = 3_600_000;

/** Polls, pins and reactions. */
export function responsesChapter(story: () => Story): void {
  const ask = async (allowMultiselect: boolean) => {
    const message = await story()
      .channel()
      .send({
        poll: {
          question: { text: 'Which way?' },
          answers: [{ text: 'Left', emoji: '⬅️' }, { text: 'Right' }, { text: 'Back' }],
          duration: 1,
          allowMultiselect,
        },
      });
    return { message, poll: message.poll as Poll };
  };

  describe('polls', () => {
    it('are voted in', async () => {
      const { ann, ben } = story();
      const { message, poll } = await ask(true);
      expect(poll).toMatchObject({ question: { text: 'Which way?' }, allowMultiselect: true });
      const voting = story().next(Events.MessagePollVoteAdd, ({ id }) => id === 2);
      ann.vote(['Left', 'Right'], { message });
      const [answer, voter] = await voting;
      expect([answer.id, voter]).toEqual([2, ann.id]);
      const second = story().next(Events.MessagePollVoteAdd);
      ben.vote(['Right'], { message });
      await second;
      const voters = await poll.answers.get(2)?.voters.fetch();
      expect(voters?.map(({ displayName }) => displayName)).toEqual(['Ann', 'Ben']);
      expect((await poll.answers.get(2)?.voters.fetch({ limit: 1, after: ann.id }))?.size).toBe(1);
      const removing = story().next(Events.MessagePollVoteRemove);
      ben.vote([], { message });
      expect((await removing)[1]).toBe(ben.id);
      expect((await poll.answers.get(2)?.voters.fetch())?.size).toBe(1);
    });

    it('are ended by the bot', async () => {
      const { cleo } = story();
      const { message, poll } = await ask(false);
      cleo.vote(['Back'], { message });
      expect(() => cleo.vote(['Back', 'Left'], { message })).toThrow();
      const result = story().next(Events.MessageCreate, ({ type }) => type === MessageType.PollResult);
      const ended = await poll.end();
      expect(ended.poll?.resultsFinalized).toBe(true);
      expect(ended.poll?.answers.get(3)?.voteCount).toBe(1);
      expect((await result)[0].reference?.messageId).toBe(message.id);
      expect(() => cleo.vote(['Left'], { message })).toThrow();
      await expect(message.edit('changed')).rejects.toMatchObject({ code: 520003 });
    });

    it('end in their time, with a result', async () => {
      const { ben, clock } = story();
      const { message } = await ask(false);
      ben.vote(['Right'], { message });
      const result = story().next(
        Events.MessageCreate,
        ({ reference }) => reference?.messageId === message.id,
      );
      const ending = story().next(Events.MessageUpdate, (_, { id }) => id === message.id);
      clock.advance(HOUR_MS);
      await ending;
      const [told] = await result;
      expect(told.type).toBe(MessageType.PollResult);
      const fields = Object.fromEntries(told.embeds[0]?.fields.map(({ name, value }) => [name, value]) ?? []);
      expect(fields).toMatchObject({ victor_answer_text: 'Right', total_votes: '1' });
      expect((await message.fetch()).poll?.resultsFinalized).toBe(true);
    });
  });

  describe('pins', () => {
    it('are set, listed and taken away', async () => {
      const { ann } = story();
      const message = await story().channel().send('the rules');
      const announced = story().next(
        Events.MessageCreate,
        ({ type }) => type === MessageType.ChannelPinnedMessage,
      );
      const pinning = story().next(Events.ChannelPinsUpdate);
      await message.pin();
      await pinning;
      expect((await announced)[0].reference?.messageId).toBe(message.id);
      const { items, hasMore } = await story().channel().messages.fetchPins();
      expect(hasMore).toBe(false);
      expect(items.map((item) => item.message.id)).toEqual([message.id]);
      expect(ann.sees('the rules')).toMatchObject([{ pinned: true }]);
      await message.unpin();
      expect((await story().channel().messages.fetchPins()).items).toEqual([]);
    });
  });

  describe('reactions', () => {
    it('are added, listed and removed', async () => {
      const { ann, ben } = story();
      const message = await story().channel().send('what do you think?');
      const own = await message.react('👍');
      expect(own.me).toBe(true);
      const reacting = story().next(Events.MessageReactionAdd, (_, { id }) => id === ann.id);
      ann.reacts('👍', message);
      const [reaction] = await reacting;
      expect(reaction.count).toBe(2);
      const second = story().next(Events.MessageReactionAdd, (_, { id }) => id === ben.id);
      ben.reacts('👎', message);
      await second;
      const users = await own.users.fetch();
      expect(users.map(({ displayName }) => displayName).sort()).toEqual(['Ann', 'Emissary']);
      expect((await own.users.fetch({ limit: 1 })).size).toBe(1);
      const leaving = story().next(Events.MessageReactionRemove, (_, { id }) => id === ann.id);
      await own.users.remove(ann.id);
      await leaving;
      const ours = story().next(Events.MessageReactionRemove);
      await own.users.remove();
      await ours;
      const emptied = story().next(Events.MessageReactionRemoveEmoji);
      await message.reactions.cache.get('👎')?.remove();
      await emptied;
      await message.react('👀');
      const all = story().next(Events.MessageReactionRemoveAll);
      await message.reactions.removeAll();
      await all;
      expect((await message.fetch()).reactions.cache.size).toBe(0);
      await expect(message.react('not an emoji')).rejects.toMatchObject({ code: 10014 });
    });
  });
}
