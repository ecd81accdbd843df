/** The colors of the pages: the system's, or a choice of the reader. */
export type Theme = 'system' | 'light' | 'dark';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

const KEY = 'headwater-theme';

/** Reads the chosen theme. Browsers may refuse storage, and the system decides then. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Shows a theme, and remembers it where the browser allows storage. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The theme then lasts until the page is closed.
  }
}

/** Shows a theme. The style sheet reads it from the root element. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}
