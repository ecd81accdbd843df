import manifest from '../../../package.json' with { type: 'json' };
import type { ToolVersion } from '../../plan/document/plan.js';

/** The name and version of this program, as plans and receipts contain them. */
export const tool: ToolVersion = { name: 'headwater', version: manifest.version };

/** The `User-Agent` header of requests to a catalog. */
export const userAgent: string = `${tool.name}/${tool.version}`;
