import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { changePace, paceScreen } from '#discord/tables/pace.ts';

/** How much time there is for a decision, and whether anybody is reminded: seen by all, changed by who may or by a vote. */
export const pace: Command = {
  name: { en: 'pace', ru: 'темп' },
  description: { en: 'Deadline and reminders of the table', ru: 'Срок на решение и напоминания' },
  where: 'tables',
  handler: tableHandler(
    {
      deadline: {
        kind: 'whole',
        name: { en: 'deadline', ru: 'срок' },
        description: {
          en: 'Hours for each decision; 0 for no deadline',
          ru: 'Часов на решение; 0 — без срока',
        },
        min: 0,
        max: 720,
      },
      reminders: {
        kind: 'yes',
        name: { en: 'reminders', ru: 'напоминания' },
        description: { en: 'Whether those waited for are reminded', ru: 'Напоминать ли тем, кого ждут' },
      },
    },
    async (here, { deadline, reminders }) => {
      const { bot, table, user, language, look } = here;
      if (deadline === null && reminders === null) return paceScreen(here, language);
      const note = await changePace(here, {
        ...(deadline !== null && { deadlineHours: deadline === 0 ? null : deadline }),
        ...(reminders !== null && { reminders }),
      });
      const now = await bot.app.look({ table, user });
      return paceScreen({ bot, look: now.kind === 'done' ? now : look }, language, note);
    },
  ),
};
