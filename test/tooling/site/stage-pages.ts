import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandPath } from '../../../src/cli/help/command-help.js';
import { registeredCodes } from '../../../src/errors/find-code.js';
import { codePage } from '../../errors/codes-page.js';
import { commandPage, listCommands } from '../../support/docs/commands-page.js';
import { projectFiles, projectRoot } from '../checks/project-files.js';
import { sitePlace } from './links.js';

/**
 * Writes what the generator reads into an empty folder: the documents, a page for each command and
 * each code, and under `public/` the files that the site serves as they are.
 */
export function stagePages(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of projectFiles()) {
    const place = sitePlace(file);
    if (place !== undefined)
      cpSync(join(projectRoot, file), join(folder, place.endsWith('.md') ? '' : 'public', place));
  }
  for (const one of listCommands())
    write(join(folder, `${commandPath(one.name)}.md`), commandPage(one));
  for (const one of registeredCodes)
    write(join(folder, `codes/${one.code}.md`), `${OUTSIDE_NAVIGATION}${codePage(one)}`);
  cpSync(join(projectRoot, 'src/web/icon.svg'), join(folder, 'public/icon.svg'));
  for (const [from, to] of movedAddresses())
    write(join(folder, 'public', `${from}.html`), redirect(from, to));
}

/** The pages of codes are in no order, so none has a next page. */
const OUTSIDE_NAVIGATION = '---\nprev: false\nnext: false\n---\n\n';

/** Returns each address of an earlier page with the one that took its place. */
function movedAddresses(): readonly (readonly [from: string, to: string])[] {
  const list = readFileSync(new URL('addresses.txt', import.meta.url), 'utf8');
  return [...list.matchAll(/^(\S+) -> (\S+)$/gm)].map(([, from = '', to = '']) => [from, to]);
}

function redirect(from: string, to: string): string {
  const target = `${'../'.repeat(from.split('/').length - 1)}${to}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${target}">
<title>Moved</title>
<p>This page is now at <a href="${target}">${to}</a>.</p>
</html>
`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
