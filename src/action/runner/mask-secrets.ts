import type { ActionIo } from '../action-io.js';

/** What must never be read in a log. */
const secretVariables = ['DATAHUB_GMS_TOKEN', 'INPUT_GITHUB-TOKEN'] as const;

/**
 * Tells the runner to take secrets out of the log. It knows those that come from `secrets`, and none that a step before
 * this one made. Comes before everything else: what is printed earlier is not taken out.
 */
export function maskSecrets({ env, stdout }: Pick<ActionIo, 'env' | 'stdout'>): void {
  // The runner masks line by line, so a secret of several lines is several secrets.
  const lines = secretVariables.flatMap((name) => env[name]?.split(/\r\n|\r|\n/) ?? []).map((line) => line.trim());
  for (const line of new Set(lines.filter((one) => one !== ''))) stdout.write(`::add-mask::${line.replaceAll('%', '%25')}\n`);
}
