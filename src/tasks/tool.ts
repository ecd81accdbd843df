import manifest from '../../package.json' with { type: 'json' };
import type { ToolVersion } from '../plan/document/plan.js';

/** The name and version of this program, as plans and receipts contain them. */
export const tool: ToolVersion = { name: 'headwater', version: manifest.version };

/** The `User-Agent` header of requests to a catalog. */
export const userAgent: string = `${tool.name}/${tool.version}`;

/**
 * Settings of V8 for a program that runs for seconds. undici parses HTTP by WebAssembly, which V8
 * optimizes after some hundred kilobytes of answers. That takes a tenth of the processor time of a
 * small plan, and gains as much only in a run that reads fifty times as much. So V8 waits that long.
 */
export const engineFlags = '--wasm-tiering-budget=100000000';
