import manifest from '../../package.json' with { type: 'json' };
import type { ToolVersion } from '../plan/plan.js';

/** This program, as plans and receipts name it. */
export const tool: ToolVersion = { name: 'headwater', version: manifest.version };

/** How we introduce ourselves to a catalog. */
export const userAgent: string = `${tool.name}/${tool.version}`;
