import { z } from 'zod';
import { list, snowflake, text, whole } from './field.ts';
import { permissionBits } from './permission.ts';

const color = whole({ max: 0xffffff });

/** A new role, or what changes about one. */
export const roleForm = z.object({
  name: text({ min: 1, max: 100 }).nullish(),
  permissions: permissionBits.nullish(),
  color: color.nullish(),
  colors: z
    .object({
      primary_color: color,
      secondary_color: color.nullish(),
      tertiary_color: color.nullish(),
    })
    .nullish(),
  hoist: z.boolean().nullish(),
  mentionable: z.boolean().nullish(),
});

export type RoleForm = z.infer<typeof roleForm>;

/** Where roles stand. */
export const rolePlaces = list(z.object({ id: snowflake, position: whole().nullish() }), { max: 251 });
