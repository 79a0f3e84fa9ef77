const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether an address may be linked to. */
export function isWebAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'http:' || url?.protocol === 'https:';
}

/** The address of a file that this server holds, by whichever name it was reached; undefined for any other. */
export function ownAddress(address: string | undefined | null): string | undefined {
  const url = address ? URL.parse(address, location.href) : null;
  const isOurs = url?.origin === location.origin || isSameLoopback(url);
  return url && isOurs ? `${url.pathname}${url.search}` : undefined;
}

function isSameLoopback(url: URL | null): boolean {
  return (
    url !== null &&
    LOOPBACK.has(url.hostname) &&
    LOOPBACK.has(location.hostname) &&
    url.port === location.port
  );
}
