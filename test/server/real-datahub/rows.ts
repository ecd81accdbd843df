import { conditions } from './conditions.js';
import { lineages, mutations } from './lineages.js';
import type { Row } from './row.js';
import { writes } from './writes.js';

/** Every row of the table of differences but that about lost updates: see `lost-updates.test.ts`. */
export const rows: readonly Row[] = [...conditions, ...writes, ...lineages, ...mutations];
