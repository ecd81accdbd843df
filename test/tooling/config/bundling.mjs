import { rolldown } from 'rolldown';

/** The oldest Node that the sources are written for. */
const OLDEST_NODE = 'node20.19';

/** Bundles keep the comments of licenses only. */
const KEPT_COMMENTS = { legal: true, annotation: false, jsdoc: false };

/**
 * Bundles a file of the project in the working directory with all that it imports.
 *
 * The same sources and packages give the same bytes on every machine and in every folder.
 *
 * @param {import('rolldown').InputOptions} input
 * @param {import('rolldown').OutputOptions} output
 * @returns {Promise<import('rolldown').RolldownOutput['output']>} the chunks, and the source maps as assets
 */
export async function bundled(input, output) {
  const bundle = await rolldown({
    platform: 'node',
    tsconfig: false,
    transform: { target: OLDEST_NODE },
    // Lists of modules name the place of each. This option names the place in the import, not the
    // target of a link.
    resolve: { symlinks: false },
    onLog: refuseWarning,
    ...input,
  });
  try {
    const made = await bundle.generate({
      ...{ format: 'esm', sourcemap: false, comments: KEPT_COMMENTS },
      ...output,
    });
    return made.output;
  } finally {
    await bundle.close();
  }
}

/**
 * Returns the modules of a chunk: path -> its part of the chunk. The helpers of the bundler itself
 * have a name that begins with a NUL.
 */
export function modulesOf({ modules }) {
  return Object.entries(modules).filter(
    ([id, { renderedLength }]) => renderedLength > 0 && !id.startsWith('\0'),
  );
}

/**
 * Fails on a warning of the bundler. Each one is a mistake at run time: an unresolved import, a
 * second copy, a cycle.
 */
function refuseWarning(level, { code, message }) {
  if (level === 'warn') throw new Error(`${code}: ${message}`);
}
