import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { commandPath } from '../../../src/cli/help/command-help.js';
import { listCommands } from '../../support/docs/commands-page.js';
import { projectRoot } from '../checks/project-files.js';

/** Reads the navigation from the tables of `docs/README.md`, which lists all pages. */
export function sidebar(): DefaultTheme.SidebarItem[] {
  const [, ...sections] = read('docs/README.md').split(/^## /m);
  return sections.map((section) => ({
    text: section.split('\n')[0] ?? '',
    items: rows(section).map((row) => ({ ...row, ...below(row.link) })),
  }));
}

/** Returns the pages below a page. They are folded until one of them is open. */
function below(link: string): DefaultTheme.SidebarItem {
  if (link === '/decisions') return { collapsed: true, items: rows(read('docs/decisions.md')) };
  if (link !== '/commands') return {};
  const items = listCommands().map(({ name }) => ({ text: name, link: `/${commandPath(name)}` }));
  return { collapsed: true, items };
}

/** Returns the link at the beginning of each row of the tables in a text. */
function rows(text: string): { readonly text: string; readonly link: string }[] {
  return [...text.matchAll(/^\| \[([^\]]+)\]\(([^)]+)\.md\)/gm)].map(([, title = '', path]) => ({
    text: title,
    link: `/${path}`,
  }));
}

function read(file: string): string {
  return readFileSync(join(projectRoot, file), 'utf8');
}
