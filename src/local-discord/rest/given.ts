type Given<T> = { [Field in keyof T]?: Exclude<T[Field], undefined> };

/** Only the fields that a form has given; a null is given. */
export function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}
