// Makes docs/review-example.png from docs/review-example.md, similar to how GitHub shows it: `node
// test/support/report/picture-of-review.mjs`. Needs chromium and a font (Debian: apt-get install chromium
// fonts-dejavu). The variable CHROMIUM names another command. Uses no network. Takes another
// markdown file and another picture as arguments. No check runs it, since browsers draw
// differently.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [
  markdown = join(root, 'docs/review-example.md'),
  picture = join(root, 'docs/review-example.png'),
  height = '1225',
] = process.argv.slice(2);
const mermaid = pathToFileURL(join(root, 'node_modules/mermaid/dist/mermaid.min.js'));

/** The width of a comment on GitHub. */
const WIDTH = 860;

const style = `
  body { margin: 16px 20px; font: 14px/1.5 "DejaVu Sans", sans-serif; font-size-adjust: .5; color: #1f2328; width: ${WIDTH - 40}px }
  h2, h3, h4 { margin: 16px 0 8px; line-height: 1.25 } h2 { font-size: 20px; padding-bottom: 5px; border-bottom: 1px solid #d1d9e0 }
  h3 { font-size: 16px } h4 { font-size: 14px; font-weight: 600 } p, ul, pre, table, details { margin: 0 0 12px } ul { padding-left: 24px }
  code { font: 85% "DejaVu Sans Mono", monospace; background: #818b981f; border-radius: 6px; padding: .2em .4em; white-space: break-spaces }
  pre { background: #f6f8fa; border-radius: 6px; padding: 12px; overflow: auto } pre code { background: none; padding: 0 }
  table { border-collapse: collapse; display: block; max-width: 100%; overflow: auto }
  th, td { border: 1px solid #d1d9e0; padding: 5px 10px; text-align: left } tr:nth-child(2n) { background: #f6f8fa }
  .add { background: #dafbe1 } .del { background: #ffebe9 } .add, .del { display: block }
  blockquote { margin: 0 0 12px; padding: 0 14px; border-left: 4px solid #d1d9e0; color: #59636e }
  .caution { border-left-color: #cf222e; color: inherit } .caution::before { content: "Caution"; color: #d1242f; font-weight: 600 }
  .mermaid { background: none; padding: 0; text-align: center } .mermaid svg { max-width: 100% }`;

const folder = mkdtempSync(join(tmpdir(), 'headwater-picture-'));
try {
  const page = join(folder, 'page.html');
  writeFileSync(page, pageOf(readFileSync(resolve(markdown), 'utf8')));
  shoot(page, resolve(picture));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} text */
function pageOf(text) {
  const body = micromark(text, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
    .replaceAll(
      /<pre><code class="language-mermaid">([\s\S]*?)<\/code><\/pre>/g,
      '<pre class="mermaid">$1</pre>',
    )
    .replaceAll(
      /<pre><code class="language-diff">([\s\S]*?)<\/code><\/pre>/g,
      (_, lines) => `<pre><code>${diff(lines)}</code></pre>`,
    )
    .replaceAll(/<blockquote>\s*<p>\[!CAUTION\]/g, '<blockquote class="caution"><p>');
  const run = 'mermaid.initialize({ startOnLoad: true });';
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${body}<script src="${mermaid}"></script><script>${run}</script>`;
}

/** @param {string} lines */
function diff(lines) {
  return lines.replaceAll(
    /^([+-])(.*)\n/gm,
    (_, sign, rest) => `<span class="${sign === '+' ? 'add' : 'del'}">${sign}${rest}</span>`,
  );
}

/**
 * @param {string} page
 * @param {string} file
 */
function shoot(page, file) {
  const quiet = [
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ];
  const where = [
    `--user-data-dir=${join(folder, 'profile')}`,
    `--screenshot=${file}`,
    `--window-size=${WIDTH},${height}`,
  ];
  const drawn = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--virtual-time-budget=10000',
  ];
  execFileSync(
    process.env['CHROMIUM'] ?? 'chromium',
    [...drawn, ...quiet, ...where, pathToFileURL(page).href],
    { stdio: 'ignore' },
  );
}
