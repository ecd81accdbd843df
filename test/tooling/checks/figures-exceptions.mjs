/**
 * Files that may miss a limit of `npm run check figures`, each with the reason.
 *
 * @typedef {{
 *   readonly kind: 'long file' | 'long function' | 'small file', readonly path: string,
 *   readonly why: string
 * }} Exception
 */

const command = 'each command is a file of its own, so that a run loads only one';

/** @type {readonly Exception[]} */
export const exceptions = [
  small('src/action/commands/validate.ts', 'each command of the action is a file of its own'),
  small('src/cli/commands/impact.ts', command),
  small('src/cli/commands/list.ts', command),
  small('src/cli/commands/show.ts', command),
  small('src/web/lineage/layout/layout-worker.ts', 'a worker starts with a file of its own'),
];

/** @returns {Exception} */
function small(path, why) {
  return { kind: 'small file', path, why };
}
