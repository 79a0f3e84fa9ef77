import cliProgress from 'cli-progress';

const SILENT = { step: () => undefined, stop: () => undefined };

/** A progress bar for people; silent where nobody looks. */
export function progress(what: string, total: number): { step: () => void; stop: () => void } {
  if (!process.stderr.isTTY) return SILENT;
  const format = `{bar} {value}/{total} ${what}, {duration_formatted}, {eta_formatted} to go`;
  const bar = new cliProgress.SingleBar(
    { stream: process.stderr, format },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, 0);
  return { step: () => bar.increment(), stop: () => bar.stop() };
}
