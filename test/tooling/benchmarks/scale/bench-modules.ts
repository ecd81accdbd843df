/** One process, request or file, as a group records it. */
export interface Sample {
  readonly value: number;
  readonly cpuSeconds?: number;
  readonly peakMb?: number;
}

/** The median of some samples with its spread. */
export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly runs: number;
  readonly cpuSeconds?: number;
  readonly peakMb?: number;
}

/** A definition of `measures.mjs`. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly series: string;
  readonly about?: string;
  readonly limit?: string;
  readonly limitAbout?: string;
}

/** A measure with its figures. */
export interface Row extends Summary {
  readonly name: string;
  readonly unit: string;
  readonly limit?: Summary;
  readonly ratios?: Readonly<Record<string, number>>;
}

/** The rows of one job. */
interface Run {
  readonly datasets: number;
  readonly rows: readonly Row[];
}

/** The same in `figures.json`. */
export interface Table {
  readonly datasets: number;
  readonly rows: readonly (Row & { readonly machine: string })[];
}

/** The content of `limits.json`. */
export interface Limits {
  readonly datasets: number;
  readonly rows: Readonly<
    Record<string, Readonly<Record<string, { readonly value: number; readonly noise: number }>>>
  >;
}

// The modules are plain JavaScript, so the compiler cannot infer the types of their exports.
const load = (name: string) => import(new URL(name, import.meta.url).href);

export const summarize: (samples: readonly Sample[]) => Summary = (await load('statistics.mjs'))
  .summarize;
export const measures: readonly Measure[] = (await load('measures.mjs')).measures;
export const buildRows: (
  measures: readonly Measure[],
  samples: ReadonlyMap<string, readonly Sample[]>,
) => readonly Row[] = (await load('build-rows.mjs')).buildRows;
const regressions = await load('find-regressions.mjs');
export const findRegressions: (
  run: Run,
  limits: Limits,
  isChosen: (name: string) => boolean,
) => readonly string[] = regressions.findRegressions;
export const withFiguresOf: (run: Run, limits: Limits) => Limits = regressions.withFiguresOf;
export const limitsText: (limits: Limits) => string = regressions.limitsText;
export const mergeTables: (before: readonly Table[], after: readonly Table[]) => readonly Table[] =
  (await load('save-figures.mjs')).mergeTables;
export const renderFigures: (tables: readonly Table[]) => string = (
  await load('render-figures.mjs')
).renderFigures;
