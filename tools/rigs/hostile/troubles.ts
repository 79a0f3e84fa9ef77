/** A line of the bot's log, as much as is read of it. */
interface Line {
  readonly level: number;
  readonly msg: string;
  readonly interaction?: string;
}

const WARNING = 40;
/** discord.js could not read it, so nothing came of it. */
const UNREADABLE = 'something the gateway said cannot be read';
/** Of interactions that were mangled on the way, this may come too; of others it is a fault. */
const FAILED = ['an interaction failed', 'an apology could not be delivered'];

/** What the bot reported: what was to be expected of mangled payloads, and what must not happen. */
export function troublesIn(
  reports: readonly string[],
  sent: ReadonlySet<string>,
): { readonly expected: Readonly<Record<string, number>>; readonly problems: readonly string[] } {
  const expected: Record<string, number> = {};
  const problems: string[] = [];
  for (const report of reports) {
    const line = lineOf(report);
    if (line !== null && line.level < WARNING) continue;
    const isExpected =
      line !== null &&
      (line.msg === UNREADABLE || (FAILED.includes(line.msg) && !sent.has(line.interaction ?? '')));
    if (isExpected) expected[line.msg] = (expected[line.msg] ?? 0) + 1;
    else problems.push(`the bot reported ${report.slice(0, 500)}`);
  }
  return { expected, problems };
}

function lineOf(report: string): Line | null {
  try {
    return JSON.parse(report) as Line;
  } catch {
    return null;
  }
}
