import { describe, expect, it } from 'vitest';
import { en as appEn } from '#app/text/en.ts';
import { ru as appRu } from '#app/text/ru.ts';
import { commands } from '#commands/index.ts';
import { en as coreEn } from '#core/text/en.ts';
import { payloadOf } from '#discord/interactions/command.ts';
import { en } from '#discord/text/en.ts';
import { ru } from '#discord/text/ru.ts';
import { games } from '#games/index.ts';
import { bulkCommands } from '#local-discord/rest/body/command.ts';

describe('the slash commands', () => {
  const payloads = [...commands.values()].map(payloadOf);

  it('are taken by Discord', () => {
    const read = bulkCommands.safeParse(payloads);
    expect(read.success ? [] : read.error.issues).toEqual([]);
  });

  it('say where they are offered, and to whom', () => {
    const places = payloads.map(({ name, contexts, integration_types: types }) => [
      name,
      `${contexts?.join()} / ${types?.join()}`,
    ]);
    const [servers, tables, anywhere] = ['0 / 0', '0,1 / 0', '0,1,2 / 0,1'];
    const expected: Readonly<Record<string, string | undefined>> = {
      game: servers,
      replace: servers,
      repair: servers,
      card: anywhere,
      rules: anywhere,
      help: anywhere,
      language: anywhere,
    };
    expect(places).toEqual(payloads.map(({ name }) => [name, expected[name] ?? tables]));
  });

  it('have a face in Russian, down to the last option', () => {
    const faces = (one: object): object[] => [
      one,
      ...('options' in one ? (one.options as object[]).flatMap(faces) : []),
    ];
    const missing = payloads.flatMap(faces).filter((face) => {
      const { name_localizations: name, description_localizations: about } = face as Record<
        string,
        { ru?: string }
      >;
      return !/[а-яё]/i.test(name?.ru ?? '') || !/[а-яё]/i.test(about?.ru ?? '');
    });
    expect(missing).toEqual([]);
  });
});

describe('the words of the bot', () => {
  it('are not those of a game, the app or the engine', () => {
    const others = [
      appEn,
      appRu,
      coreEn,
      ...[...games.values()].flatMap(({ texts }) => [texts.en, texts.ru]),
    ];
    const shared = Object.keys(en).filter((key) => others.some((texts) => key in texts));
    expect(shared).toEqual([]);
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
  });
});
