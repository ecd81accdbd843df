import type { ActionIo } from '../action-io.js';

/** Variables whose values must never appear in a log. */
const secretVariables = ['DATAHUB_GMS_TOKEN', 'INPUT_GITHUB-TOKEN'] as const;

/**
 * Tells the runner to mask secrets in the log. By itself the runner masks only values that come
 * from `secrets`, not values that an earlier step produced. Call this before anything is printed:
 * the runner does not mask earlier lines.
 */
export function maskSecrets({ env, stdout }: Pick<ActionIo, 'env' | 'stdout'>): void {
  // The runner masks line by line, so a secret of several lines is several secrets.
  const lines = secretVariables
    .flatMap((name) => env[name]?.split(/\r\n|\r|\n/) ?? [])
    .map((line) => line.trim());
  for (const line of new Set(lines.filter((one) => one !== '')))
    stdout.write(`::add-mask::${line.replaceAll('%', '%25')}\n`);
}
