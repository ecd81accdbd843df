import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentationUrl } from '../../../src/errors/code-entry.js';
import { type HtmlReading, readHtml } from '../../support/report/html-reading.js';
import { projectRoot } from '../checks/project-files.js';

/** The folder of the built site, which `npm run docs site` writes. */
export const siteFolder: string = join(projectRoot, 'site/html');

interface BuiltSite {
  /** The files relative to the folder. */
  readonly files: readonly string[];
  /** The pages by their addresses below the base, such as `commands/plan`. */
  readonly pages: ReadonlyMap<string, HtmlReading>;
  /** The addresses that stay, sorted: the pages and the schemas. */
  readonly addresses: readonly string[];
  /** True for an address of the site that leads to no file, or to no such heading in it. */
  readonly isBroken: (address: string) => boolean;
}

/** Reads the built site. */
export function readSite(): BuiltSite {
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html') && file !== '404.html')
      .map((file) => [
        file.replace(/(?:^index)?\.html$/, ''),
        readHtml(readFileSync(join(siteFolder, file), 'utf8')),
      ]),
  );
  const schemas = files.filter((file) => /^schemas\/.*\.json$/.test(file));
  const ids = new Map(
    [...pages].map(([path, { attributes }]) => [
      path,
      new Set(attributes.flatMap(([, name, value]) => (name === 'id' ? [value] : []))),
    ]),
  );
  return {
    files,
    pages,
    addresses: [...pages.keys(), ...schemas].sort(),
    isBroken(address) {
      const { pathname, hash } = new URL(address);
      const path = decodeURIComponent(pathname.slice(new URL(documentationUrl).pathname.length));
      const headings = ids.get(path);
      if (headings === undefined) return path === '' || !files.includes(path);
      return hash.length > 1 && !headings.has(decodeURIComponent(hash.slice(1)));
    },
  };
}
