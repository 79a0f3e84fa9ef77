/** Well-formed parts of bodies; tests change one thing at a time. */
export const V2 = 1 << 15;

type Fields = object;

export const button = (fields: Fields = {}) => ({
  type: 2,
  style: 1,
  label: 'Roll',
  custom_id: 'roll',
  ...fields,
});
export const link = (fields: Fields = {}) => ({
  type: 2,
  style: 5,
  label: 'Rules',
  url: 'https://example.org/rules',
  ...fields,
});
export const option = (value: string, fields: Fields = {}) => ({ label: value, value, ...fields });
export const select = (fields: Fields = {}) => ({
  type: 3,
  custom_id: 'pick',
  options: [option('a'), option('b')],
  ...fields,
});
export const row = (...components: unknown[]) => ({ type: 1, components });
export const words = (content = 'Your move', fields: Fields = {}) => ({ type: 10, content, ...fields });
export const thumbnail = (fields: Fields = {}) => ({
  type: 11,
  media: { url: 'https://example.org/map.png' },
  ...fields,
});
export const section = (fields: Fields = {}) => ({
  type: 9,
  components: [words()],
  accessory: thumbnail(),
  ...fields,
});
export const picture = (fields: Fields = {}) => ({ media: { url: 'attachment://map.png' }, ...fields });
export const gallery = (...items: unknown[]) => ({ type: 12, items });
export const container = (components: unknown[], fields: Fields = {}) => ({
  type: 17,
  components,
  ...fields,
});

export const rows = (...components: unknown[]) => ({ components });
export const v2 = (...components: unknown[]) => ({ flags: V2, components });

export const textInput = (fields: Fields = {}) => ({
  type: 4,
  custom_id: 'name',
  style: 1,
  label: 'Name',
  ...fields,
});
export const label = (component: unknown, fields: Fields = {}) => ({
  type: 18,
  label: 'Name',
  component,
  ...fields,
});
export const modal = (components: unknown[], fields: Fields = {}) => ({
  custom_id: 'form',
  title: 'A form',
  components,
  ...fields,
});

export const answer = (text: string, fields: Fields = {}) => ({ poll_media: { text, ...fields } });
export const poll = (fields: Fields = {}) => ({
  question: { text: 'When do we play?' },
  answers: [answer('Friday'), answer('Sunday')],
  ...fields,
});

export const command = (fields: Fields = {}) => ({ name: 'game', description: 'A game', ...fields });
export const commandOption = (fields: Fields = {}) => ({
  type: 3,
  name: 'seat',
  description: 'A seat',
  ...fields,
});
export const choice = (name: string, value: unknown = name, fields: Fields = {}) => ({
  name,
  value,
  ...fields,
});
