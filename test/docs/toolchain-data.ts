/** A row of `test/tooling/config/layers.mjs`. */
export interface Layer {
  readonly row: string;
  readonly imports: readonly string[];
  readonly packages: readonly string[];
  readonly builtins: readonly string[];
  readonly why: string;
}

/** A row of `test/tooling/config/floors.mjs`. */
export interface Floor {
  readonly row: string;
  readonly floor: string;
  readonly imports: readonly string[];
  readonly why: string;
}

/** A file of `src/`, as `test/tooling/checks/measure-sources.mjs` measures it. */
export interface Source {
  readonly path: string;
  readonly imports: readonly string[];
}

// The modules are plain JavaScript, so the compiler cannot infer the types of their exports.
const load = (path: string) => import(new URL(`../tooling/${path}`, import.meta.url).href);

export const layers: readonly Layer[] = (await load('config/layers.mjs')).rows;
export const floors: readonly Floor[] = (await load('config/floors.mjs')).floors;
export const sources: readonly Source[] = (
  await load('checks/measure-sources.mjs')
).measureSources();
