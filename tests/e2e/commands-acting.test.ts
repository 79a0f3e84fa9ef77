import { describe, expect, it } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import { friday, textOf, told } from './friday.ts';

const HOUR = 3_600_000;

/** Everything anybody but these has been shown. */
const othersSee = (others: readonly Player[], thread: string) =>
  others
    .flatMap((one) => [...one.messages({ id: thread }), ...one.messages(), ...one.dms()].map(textOf))
    .join('\n');

describe('/orders', () => {
  it('are set, listed, followed and cleared, and nobody else learns of them', async () => {
    const { game, bob, cid, dan, eve, app } = await friday();
    const { table, thread, onTurn, at } = await game();
    const who = await onTurn();
    const others = [bob, cid, dan, eve].filter(({ id }) => id !== who.id);
    const empty = await told(who, '/orders list');
    expect(empty).toMatch(/no standing orders|распоряжений за этим столом у вас нет/);
    const topics = await who.autocomplete('/orders set', { topic: '' }, 'topic');
    const look = await app.look({ table, user: who.id });
    const asked = look.kind === 'done' ? look.questions[0] : undefined;
    expect(topics[0]?.value).toBe(asked?.topic);
    const topic = topics.at(-1)?.value as string;
    await told(who, '/orders set', { topic, uses: 2 });
    const listed = await told(who, '/orders list');
    expect(listed).toMatch(/2 more times|ещё 2 раза/);
    // Cases and happenings that this game does not know are refused, and the order stays as it was.
    const spring = await told(who, '/orders set', { topic, until: 'spring' });
    expect(spring).toMatch(/cannot tell when|не смогу понять/);
    expect(await told(who, '/orders set', { topic, only: 'war' })).toMatch(
      /no cases to tell apart|нет случаев/,
    );
    expect(await told(who, '/orders list')).toBe(listed);
    expect(await who.autocomplete('/orders set', { topic, until: '' }, 'until')).toEqual([]);
    expect(
      (await who.autocomplete('/orders clear', { topic: '' }, 'topic')).map(({ value }) => value),
    ).toEqual([topic]);
    expect(await told(who, '/orders clear', { topic })).toMatch(/I ask you again|Снова спрашиваю вас/);
    expect(await told(who, '/orders clear', { topic })).toMatch(/no standing order|распоряжения у вас нет/);
    expect(othersSee(others, thread)).not.toMatch(/standing order|распоряжени[ея]/);
    for (const other of others.slice(0, 2)) expect(await told(at(other), '/orders list')).not.toContain('•');
  });

  it('answer what is asked now with the answer that was named', async () => {
    const { game, app, running } = await friday();
    const { table, onTurn } = await game();
    const who = await onTurn();
    const look = await app.look({ table, user: who.id });
    const question = look.kind === 'done' ? look.questions[0] : undefined;
    const topic = question?.topic ?? '';
    const answers = await who.autocomplete('/orders set', { topic, answer: '' }, 'answer');
    const [first, second] = answers.map(({ value }) => value as string);
    expect(first).toBeDefined();
    const set = await told(who, '/orders set', { topic, answer: first ?? '', second: second ?? '' });
    expect(set).toMatch(/the first that is possible|первое, что возможно/);
    await app.settled(table);
    running.wake();
    const after = await app.look({ table, user: who.id });
    expect(after.kind === 'done' && after.questions.map(({ key }) => key)).not.toContain(question?.key);
  });

  it('are refused in words', async () => {
    const { game, lobby, bob, dan, cid, eve, zoe } = await friday();
    const { table, at, onTurn } = await game();
    const onIt = await onTurn();
    const idle = [bob, dan].find(({ id }) => id !== onIt.id) ?? bob;
    expect(await told(at(idle), '/orders set', { topic: 'nonsense' })).toContain(
      'Nothing in this game is called “nonsense”',
    );
    expect(await told(at(idle), '/orders set', { topic: 'reward', answer: 'x' })).toContain(
      'is not among the answers',
    );
    expect(await told(at(idle), '/orders clear', { topic: 'reward' })).toContain(
      'You have no standing order for that.',
    );
    expect(await told(at(eve), '/orders list')).toContain('You do not sit at this table.');
    expect(await told(at(eve), '/orders set', { topic: 'reward' })).toContain(
      'You do not sit at this table.',
    );
    expect(await told(zoe, '/orders list', { table })).toContain('There is no such table here');
    expect(await told(at(cid), '/orders set', { topic: 'nonsense' })).toContain('в этой игре нет');
    const later = await lobby('Later');
    expect(await told(bob, '/orders set', { topic: 'reward', table: later })).toContain('has not begun yet');
  });
});

describe('/remind', () => {
  it('pings whoever is waited for, in the thread, once an hour', async () => {
    const { game, bob, cid, dan, pass, log } = await friday();
    const { at, onTurn } = await game();
    const waited = await onTurn();
    const impatient = at([bob, dan].find(({ id }) => id !== waited.id) ?? bob);
    expect(await told(impatient, '/remind')).toContain('They are being reminded');
    const nudge = await impatient.waitFor('the others wait for you');
    expect(nudge.mentions.map(({ id }) => id)).toEqual([waited.id]);
    expect(await told(impatient, '/remind')).toContain('less than an hour ago');
    expect(await told(at(cid), '/remind')).toContain('не прошло и часа');
    pass(HOUR);
    await told(impatient, '/remind');
    await expect.poll(() => impatient.sees('the others wait for you').length).toBe(2);
    expect(log.troubles).toEqual([]);
  });

  it('is not for onlookers, nor before the start', async () => {
    const { game, lobby, bob, eve, zoe } = await friday();
    const later = await lobby('Later');
    expect(await told(bob, '/remind', { table: later })).toContain('has not begun yet');
    const { table, at } = await game();
    expect(await told(at(eve), '/remind')).toContain('You do not sit at this table.');
    expect(await told(zoe, '/remind', { table })).toContain('There is no such table here');
  });
});

describe('/replace', () => {
  it('hands over my own seat: to a bot at once, to a person when they take it', async () => {
    const { game, app, dan, eve } = await friday();
    const { table, at } = await game();
    expect(await told(at(dan), '/replace', { person: '@Eve' })).toContain('The seat is offered to Eve.');
    const offer = await at(eve).waitFor((message) => textOf(message).includes('offered to **Eve**'));
    expect(
      textOf((await at(eve).click('Take the seat', { message: offer, until: 'final' })).message),
    ).toContain('The seat is yours.');
    const look = await app.look({ table });
    expect(look.kind === 'done' && look.seats[2]).toMatchObject({ user: eve.id, name: 'Eve' });
    expect(await told(at(dan), '/hand')).toContain('You do not sit at this table');
    expect(await told(at(eve), '/replace', { bot: 'greedy' })).toContain('The seat belongs to Bot 1 now.');
  });

  it('of another seat is for the table to decide', async () => {
    const { game, app, bob, cid, dan } = await friday();
    const { table, at } = await game();
    expect(
      (await at(dan).autocomplete('/replace', { seat: 'ci' }, 'seat')).map(({ value }) => value),
    ).toEqual(['2']);
    expect(await told(at(dan), '/replace', { seat: '2', bot: 'random' })).toContain('The table votes on it');
    const poll = await at(bob).waitFor((message) => message.poll !== undefined);
    expect(poll.poll?.question.text).toContain('Give the seat of Cid');
    at(bob).vote(['Yes'], { message: poll });
    await at(bob).waitFor('✅ Carried.');
    const look = await app.look({ table });
    expect(look.kind === 'done' && look.seats[1]).toMatchObject({ user: null, bot: 'random' });
    expect(await told(at(bob), '/replace', { seat: 'Dan', bot: 'greedy' })).toContain('one vote is no vote');
    expect(await told(at(cid), '/replace', { bot: 'greedy' })).toContain('Вы не сидите за этим столом.');
  });

  it('says what is missing', async () => {
    const { game, lobby, bob, dan, zoe } = await friday({ local: false });
    const { table, at } = await game();
    expect(await told(at(dan), '/replace')).toContain('a person or a bot');
    expect(await told(at(dan), '/replace', { person: '@Eve', bot: 'greedy' })).toContain('a person or a bot');
    expect(await told(at(dan), '/replace', { person: '@Emissary' })).toContain('A Discord app cannot play.');
    expect(await told(at(dan), '/replace', { bot: 'skynet' })).toContain('There is no bot called “skynet”');
    expect(await told(at(dan), '/replace', { person: '@Bob' })).toContain('already sits at this table');
    expect(await told(at(dan), '/replace', { seat: '9', bot: 'greedy' })).toContain('There is no seat “9”');
    expect(await told(zoe, '/replace', { table, bot: 'greedy' })).toContain('There is no such table here');
    const later = await lobby('Later');
    expect(await told(bob, '/replace', { table: later, bot: 'greedy' })).toContain('has not begun yet');
  });
});
