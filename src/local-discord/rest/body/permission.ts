import { type APIOverwrite, OverwriteType } from 'discord-api-types/v10';
import { z } from 'zod';
import { ALL_PERMISSIONS } from '../../world/permissions.ts';
import { note, snowflake } from './field.ts';

/** A set of permissions: a number, or one written as text. Bits that mean nothing are dropped. */
export const permissionBits = z.unknown().transform((value, context): bigint => {
  const written = String(value);
  if (!/^\d{1,20}$/.test(written)) {
    note(context, { code: 'NUMBER_TYPE_COERCE', message: `Value "${written.slice(0, 40)}" is not int.` });
    return 0n;
  }
  return BigInt(written) & ALL_PERMISSIONS;
});

const bits = {
  allow: permissionBits.nullish(),
  deny: permissionBits.nullish(),
};

/** Permissions of a role or member in a channel, named in the path. */
export const overwriteBody = z.object({
  type: z.literal([OverwriteType.Role, OverwriteType.Member]),
  ...bits,
});

/** Permissions of a role or member in a channel. */
export const overwrite = z.object({
  id: snowflake,
  type: z.literal([OverwriteType.Role, OverwriteType.Member]).nullish(),
  ...bits,
});

/** As Discord keeps it. */
export function overwriteOf({
  id,
  type,
  allow,
  deny,
}: Omit<z.infer<typeof overwrite>, 'type'> & { readonly type: OverwriteType }): APIOverwrite {
  return { id, type, allow: (allow ?? 0n).toString(), deny: (deny ?? 0n).toString() };
}
