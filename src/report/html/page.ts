import { createHash } from 'node:crypto';
import type { ReportStatus } from '../words/plan-phrases.js';
import { element, type Html, NOTHING, styleElement, text, voidElement } from './element.js';
import { STYLES } from './styles.js';

export interface Page {
  readonly title: string;
  /** Lines about the subject of the report, such as the catalog and the commit. */
  readonly facts: readonly string[];
  readonly status: ReportStatus;
  readonly sections: readonly Html[];
  /** Small print, such as digests. */
  readonly foot: readonly string[];
}

/**
 * Renders a page in one file, without scripts and without references to other files. A content
 * security policy enforces that in browsers. It names the only style sheet by its digest, so that
 * browsers ignore an injected style too.
 */
export function renderPage({ title, facts, status, sections, foot }: Page): string {
  const head = element(
    'head',
    {},
    voidElement('meta', { charset: 'utf-8' }),
    voidElement('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
    voidElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    voidElement('meta', { name: 'color-scheme', content: 'light dark' }),
    voidElement('meta', { name: 'referrer', content: 'no-referrer' }),
    element('title', {}, text(title)),
    styleElement(STYLES),
  );
  const header = element('header', {}, element('h1', {}, text(title)));
  const about = element('ul', { class: 'facts' }, ...all('li', facts));
  const footer = foot.length === 0 ? NOTHING : element('footer', {}, ...all('div', foot));
  const main = element('main', {}, ...sections);
  const body = element('body', {}, header, statusBox(status), about, main, footer);
  return `<!doctype html>\n${element('html', { lang: 'en' }, head, body)}\n`;
}

function all(name: string, texts: readonly string[]): readonly Html[] {
  return texts.map((one) => element(name, {}, text(one)));
}

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Renders the summary. It stays at the top of the window while the reader scrolls. */
function statusBox({ mood, verdict, line }: ReportStatus): Html {
  const words = verdict === '' ? [] : [element('b', {}, text(verdict))];
  return element('div', { class: `status ${mood}` }, ...words, element('span', {}, text(line)));
}
