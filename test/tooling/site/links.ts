import { statSync } from 'node:fs';
import { posix } from 'node:path';
import { projectRoot } from '../checks/project-files.js';

const REPOSITORY = 'https://github.com/headwater-lineage/headwater';

/** The pages of the site whose files have another name in the repository. */
const RENAMED = new Map([
  ['README.md', '/index.md'],
  ['docs/README.md', '/contents.md'],
]);

/**
 * Returns the place of a file of the repository on the site, such as `/plan-and-apply.md`. Returns
 * undefined for a file that the site does not have.
 */
export function sitePlace(file: string): string | undefined {
  if (/^docs\/.*\.(?:md|png)$/.test(file)) return RENAMED.get(file) ?? file.slice('docs'.length);
  return /^schemas\/.*\.json$/.test(file) ? `/${file}` : RENAMED.get(file);
}

/**
 * Returns the file of the repository that a page of the site is made from. The pages of single
 * commands and codes are parts of `docs/commands.md` and `docs/codes.md`.
 *
 * @param page the page relative to the folder of all pages, such as `commands/plan.md`
 */
function sourceOf(page: string): string {
  const [renamed] = [...RENAMED].find(([, place]) => place === `/${page}`) ?? [];
  return renamed ?? `docs/${page.replace(/^(commands|codes)\/.*/, '$1.md')}`;
}

/** Returns the target on the site of a link in a page. A link that leaves the site goes to GitHub. */
export function siteLink(page: string, href: string): string {
  if (/^(?:[a-z]+:|#|$)/.test(href)) return href;
  const [path = '', hash] = href.split('#');
  const file = posix.join(posix.dirname(sourceOf(page)), path).replace(/\/$/, '');
  const place = sitePlace(file) ?? `${REPOSITORY}/${isFolder(file) ? 'tree' : 'blob'}/main/${file}`;
  return hash === undefined ? place : `${place}#${hash}`;
}

function isFolder(file: string): boolean {
  return statSync(posix.join(projectRoot, file), { throwIfNoEntry: false })?.isDirectory() === true;
}
