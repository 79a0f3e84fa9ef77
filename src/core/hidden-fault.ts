/** A fault of ours that names what is hidden, or what somebody answered. Logs are told the plain part of it. */
export class HiddenFault extends Error {
  constructor(
    readonly plain: string,
    hidden: string,
  ) {
    super(`${plain}: ${hidden}`);
  }
}

/** A fault for a log: where it happened, and nothing that is hidden. */
export function loggedFault(fault: unknown): string {
  if (!(fault instanceof Error)) return `thrown: ${typeof fault}`;
  const said = fault instanceof HiddenFault ? fault.plain : fault.message;
  const frames = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${fault.name}: ${said}`, ...frames].join('\n');
}
