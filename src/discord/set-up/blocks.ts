import type { Look } from '#app/records/look.ts';
import type { Speaker } from '#core/message.ts';
import { bars, type ModuleChoice, type ModuleTable } from '#core/modules.ts';
import type { Setting } from '#core/setting.ts';
import { buttonRows, type Line, selectRow, textLine } from '../messages/controls.ts';
import { encode, handleOf } from '../messages/custom-id.ts';
import { clip, LIMITS, lengthOf, pieces } from '../messages/limits.ts';
import { valueAt } from '../screens/settings.ts';
import { words } from '../text/lexicon.ts';
import type { ModuleGroup } from './module-groups.ts';

/** Lines that stand together: something to settle, and how it stands. */
export type Block = readonly Line[];

/** Makes the lines of a block for the page that it is on. */
export type BlockMaker = (page: number) => Block;

/** So that one thing to settle never takes the room of all others. */
const MAX_BLOCK_TEXT = 900;
const PAGE_COMPONENTS = LIMITS.components - 5;
const PAGE_TEXT = 3_000;

/** What a setting is set to, a select (more where it has many values), and a button for what can be typed. */
export function settingBlock(look: Look, setting: Setting, { say }: Speaker): BlockMaker {
  const { id, label, values, typed } = setting;
  const now = valueAt(look, setting);
  const line = say(words('setup.line', { setting: label, value: now?.label ?? typed?.label ?? null }));
  const about = now === undefined ? '' : `\n-# ${say(now.about)}`;
  return (page) => [
    textLine(clip(`${line}${about}`, MAX_BLOCK_TEXT)),
    ...pieces(values, LIMITS.selectOptions).map((some, part) =>
      selectRow({
        id: encode({
          action: 'setup.choose',
          table: look.table.id,
          args: [handleOf(id), `${page}`, ...(part === 0 ? [] : [`${part}`])],
        }),
        placeholder: say(label),
        options: some.map((value) => ({
          label: say(value.label),
          value: handleOf(value.id),
          description: clip(say(value.about), LIMITS.optionDescription),
          ...(value === now ? { default: true } : {}),
        })),
      }),
    ),
    ...buttonRows(
      typed
        ? [
            {
              id: encode({ action: 'setup.type', table: look.table.id, args: [handleOf(id), `${page}`] }),
              label: `${say(typed.label)} …`,
            },
          ]
        : [],
    ),
  ];
}

/** Which modules of a group are played, what each does, and one select for all of them. */
export function moduleBlock(
  { table, all, state }: { table: string; all: readonly ModuleChoice[]; state: ModuleTable },
  { id, label, modules }: ModuleGroup,
  { say }: Speaker,
): BlockMaker {
  const chosen = modules.filter((module) => state.chosen.includes(module.id));
  const lines = [
    words('setup.modules', { group: label, modules: chosen.map((module) => module.label) }),
    ...chosen.map((module) => words('setup.module', { module: module.label, about: module.about })),
  ];
  const options = modules.map((module) => {
    const reason = chosen.includes(module) ? null : bars(all, state, module.id);
    return {
      label: say(module.label),
      value: handleOf(module.id),
      description: clip(say(reason ?? module.about), LIMITS.optionDescription),
      ...(chosen.includes(module) ? { default: true } : {}),
      ...(reason ? { emoji: { name: '✖' } } : {}),
    };
  });
  return (page) => [
    textLine(clip(lines.map(say).join('\n'), MAX_BLOCK_TEXT)),
    selectRow({
      id: encode({ action: 'setup.modules', table, args: [handleOf(id), `${page}`] }),
      placeholder: say(label),
      options,
      min: 0,
      max: options.length,
    }),
  ];
}

/** Components of a block, nested ones counted. */
function componentsOf(block: Block): number {
  return block.reduce((sum, line) => sum + ('components' in line ? 1 + line.components.length : 1), 0);
}

function textOf(block: Block): number {
  return block.reduce((sum, line) => sum + ('content' in line ? lengthOf(line.content) : 0), 0);
}

/** Blocks on as many pages as Discord's limits need, with room for a title and the way to the other pages. */
export function pagesOf(makers: readonly BlockMaker[]): readonly (readonly Block[])[] {
  const pages: Block[][] = [[]];
  let room = { components: PAGE_COMPONENTS, text: PAGE_TEXT };
  for (const make of makers) {
    const size = make(pages.length - 1);
    const [components, text] = [componentsOf(size), textOf(size)];
    if (components > room.components || text > room.text) {
      pages.push([]);
      room = { components: PAGE_COMPONENTS, text: PAGE_TEXT };
    }
    pages.at(-1)?.push(make(pages.length - 1));
    room = { components: room.components - components, text: room.text - text };
  }
  return pages.filter((blocks, at) => at === 0 || blocks.length > 0);
}
