import type { Answer } from './answer.ts';

/** All that is seen on the page is built by its script. */
const DOCUMENT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
    <meta name="color-scheme" content="light dark">
    <title>Local Discord</title>
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%235865f2'/%3E%3Cpath d='M4 5h8v5H8l-3 2v-2H4z' fill='%23fff'/%3E%3C/svg%3E">
    <link rel="stylesheet" href="/chat/assets/page.css">
    <script type="module" src="/chat/assets/page.js"></script>
  </head>
  <body>
    <noscript>This page needs JavaScript.</noscript>
  </body>
</html>
`;

/** What the browser must hold to: nothing is loaded from elsewhere, and nothing written on the page runs. */
function policyAt(host: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // The components of the page colour names and embeds by style attributes; what people write never becomes markup.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ws://${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // Text never becomes markup: only the templates of the components may, and those are fixed.
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ].join('; ');
}

/** The page, for whoever reached this machine by the given name. */
export function pageAt(host: string): Answer {
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    body: DOCUMENT,
    headers: {
      'content-security-policy': policyAt(host),
      'cross-origin-opener-policy': 'same-origin',
    },
  };
}
