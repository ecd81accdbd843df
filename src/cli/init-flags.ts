import type { Command } from 'commander';
import type { FirstLineage, InitReport } from '../report/document/init-report.js';
import { choice } from './choices.js';

/** The possible sources of the first lineage of a stack. */
export const firstLineages: readonly FirstLineage[] = ['catalog', 'dbt', 'none'];

/** The pipelines that can be written. */
export const pipelines: readonly InitReport['ci'][] = ['github', 'gitlab', 'none'];

/** Adds the flags of `headwater init`. */
export function addInitFlags(init: Command): void {
  init
    .option('--stack <name>', 'Name of the stack (default: by the name of the folder)')
    .addOption(
      choice(
        '--from <source>',
        'First lineage (default: dbt in a dbt project, catalog where an address is set)',
        firstLineages,
      ),
    )
    .addOption(
      choice('--ci <service>', 'Pipelines to write (default: by the remote of git)', pipelines),
    )
    .option('--yes', 'Ask nothing, and take the defaults');
}
