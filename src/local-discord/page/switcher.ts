import type { APIUser } from 'discord-api-types/v10';
import type { Seatable } from '../chat/protocol.ts';
import type { Language } from '../world/records.ts';
import { avatarOf } from './avatars.ts';
import { fill, h } from './dom.ts';
import { iconButton, openDialog } from './floating.ts';
import { icon } from './icons.ts';
import type { Sitting } from './sitting.ts';
import type { Words } from './text/words.ts';

const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en-US', 'English'],
  ['ru', 'Русский'],
];

/** The people one may sit as, each a button. */
export function peopleList(
  people: readonly Seatable[],
  { me, words, sit }: { me: string; words: Words; sit(id: string): void },
): HTMLElement {
  return h(
    'ul',
    { class: 'people' },
    ...people.map((one) =>
      h(
        'li',
        {},
        h(
          'button',
          {
            type: 'button',
            class: 'person',
            'aria-current': one.id === me ? 'true' : null,
            on: { click: () => sit(one.id) },
          },
          h('img', { src: faceOf(one), alt: '' }),
          h('span', {}, one.name),
          h('small', { class: 'hint' }, languageName(one.locale)),
          one.id === me && h('span', { role: 'img', 'aria-label': words.you }, icon('check')),
        ),
      ),
    ),
  );
}

/** Lets the visitor sit as somebody else, add somebody, and change who they are. */
export function openSwitcher(sitting: Sitting, sit: (id: string) => void): void {
  const { store, words } = sitting;
  const list = h('div', {});
  const show = (): void =>
    fill(
      list,
      peopleList(store.people, {
        me: store.me.id,
        words,
        sit: (id) => {
          dialog.close();
          if (id !== store.me.id) sit(id);
        },
      }),
    );
  const stop = store.subscribe(({ of }) => {
    if (of === 'people') show();
  });
  const dialog = openDialog(
    { class: 'sheet switcher', label: words.sitAs },
    h(
      'header',
      { class: 'sheet-head' },
      h('h2', {}, words.sitAs),
      iconButton('close', words.close, () => dialog.close()),
    ),
    list,
    newPerson(sitting),
    ownSettings(sitting, {
      changedLanguage: () => {
        dialog.close();
        sit(store.me.id);
      },
    }),
  );
  dialog.addEventListener('close', stop);
  show();
}

function newPerson(sitting: Sitting): HTMLElement {
  const { words } = sitting;
  const name = h('input', {
    class: 'input',
    name: 'name',
    required: true,
    maxlength: 32,
    autocomplete: 'off',
  });
  const language = languageSelect('en-US');
  const form = h(
    'form',
    { class: 'fields' },
    h('h3', {}, words.newPerson),
    h('label', {}, words.name, name),
    h('label', {}, words.language, language),
    h('button', { type: 'submit', class: 'button secondary' }, words.addPerson),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const locale = language.value as Language;
    const isDone = await sitting.attempt({ do: 'addPerson', name: name.value.trim(), locale });
    if (isDone) form.reset();
  });
  return form;
}

function ownSettings(sitting: Sitting, { changedLanguage }: { changedLanguage(): void }): HTMLElement {
  const { store, words } = sitting;
  const { me } = store;
  const name = h('input', {
    class: 'input',
    required: true,
    maxlength: 32,
    value: me.name,
    autocomplete: 'off',
  });
  const language = languageSelect(me.locale);
  const dms = h('input', { type: 'checkbox', checked: me.dmsOpen });
  const app = h('input', { type: 'checkbox', checked: me.hasApp });
  const form = h(
    'form',
    { class: 'fields' },
    h('h3', {}, words.aboutYou),
    h('label', {}, words.name, name),
    h('label', {}, words.language, language),
    h('label', { class: 'check' }, dms, words.dmsOpen),
    h('label', { class: 'check' }, app, words.hasApp),
    h('button', { type: 'submit', class: 'button primary' }, words.save),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const locale = language.value as Language;
    const change = { name: name.value.trim(), locale, dmsOpen: dms.checked, hasApp: app.checked };
    const isDone = await sitting.attempt({ do: 'changePerson', ...change });
    if (!isDone) return;
    sitting.announce(words.saved);
    sitting.warn(words.saved);
    if (locale !== me.locale) changedLanguage();
  });
  return form;
}

function languageSelect(chosen: Language): HTMLSelectElement {
  return h(
    'select',
    { class: 'select' },
    ...LANGUAGES.map(([value, name]) =>
      h('option', { value, lang: value, selected: value === chosen }, name),
    ),
  );
}

function languageName(language: Language): string {
  return LANGUAGES.find(([one]) => one === language)?.[1] ?? language;
}

/** Their picture is drawn from the name and the id alone. */
export function faceOf({ id, name }: Seatable): string {
  return avatarOf({ id, username: name, global_name: name } as APIUser);
}
