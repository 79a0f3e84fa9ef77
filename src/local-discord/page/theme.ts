const KEY = 'theme';

/** Light or dark; without a choice the page goes by what the system prefers. */
type Theme = 'light' | 'dark';

const prefersLight = matchMedia('(prefers-color-scheme: light)');

function current(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return prefersLight.matches ? 'light' : 'dark';
}

/** Takes up what was chosen on an earlier visit. */
export function restoreTheme(): void {
  const chosen = localStorage.getItem(KEY);
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}

/** Changes to the other one, and remembers it. */
export function toggleTheme(): void {
  const next = current() === 'light' ? 'dark' : 'light';
  document.documentElement.dataset.theme = next;
  localStorage.setItem(KEY, next);
}
