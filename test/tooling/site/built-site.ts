import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentationUrl } from '../../../src/errors/code-entry.js';
import { type HtmlReading, readHtml } from '../../support/report/html-reading.js';
import { projectRoot } from '../checks/project-files.js';

/** The folder of the built site, which `npm run docs site` writes. */
export const siteFolder: string = join(projectRoot, 'site/html');

/** The files of the built site, relative to its folder. */
export const siteFiles: readonly string[] = readdirSync(siteFolder, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(siteFolder.length + 1)
      .replaceAll('\\', '/'),
  );

/** The pages of the built site by their addresses below the base, such as `commands/plan`. */
export const sitePages: ReadonlyMap<string, HtmlReading> = new Map(
  siteFiles
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => [
      file.replace(/(?:^index)?\.html$/, ''),
      readHtml(readFileSync(join(siteFolder, file), 'utf8')),
    ]),
);

/** The addresses that stay: the pages and the schemas. */
export const siteAddresses: readonly string[] = [
  ...sitePages.keys(),
  ...siteFiles.filter((file) => file.startsWith('schemas/')),
].sort();

/** Returns true for an address of the site that leads to no file, or to no such heading in it. */
export function isBroken(address: string): boolean {
  const { pathname, hash } = new URL(address);
  const path = decodeURIComponent(pathname.slice(new URL(documentationUrl).pathname.length));
  const page = sitePages.get(path);
  if (page === undefined) return !siteFiles.includes(path);
  const id = decodeURIComponent(hash.slice(1));
  return id !== '' && !page.attributes.some(([, name, value]) => name === 'id' && value === id);
}
