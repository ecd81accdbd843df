/**
 * Checks of a client that is not driven by pytest.
 *
 * @typedef {(title: string, work: () => Promise<string>) => Promise<void>} Check runs a check, whose
 *   work returns what it saw, and fails by throwing
 */

/** @param {string} client its name */
export function startChecks(client) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const lines = [];
  return {
    /** @type {Check} */
    check: async (title, work) => {
      try {
        lines.push(`${title}: ${await work()}`);
        counts.passed += 1;
      } catch (error) {
        lines.push(`${title} FAILED: ${error instanceof Error ? error.stack : error}`);
        counts.failed += 1;
      }
    },
    /** @param {string} line */
    note: (line) => void lines.push(line),
    /** @returns {import('./drive-client.mjs').Run} */
    finish: () => ({
      client,
      ok: counts.failed === 0,
      output: `${lines.toSorted().join('\n')}\n`,
      counts,
      exchanges: [],
    }),
  };
}
