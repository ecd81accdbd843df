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
  readonly about: string;
  readonly limit?: string;
  readonly limitAbout?: string;
  readonly peer?: string;
}

/** A measure with its figures. */
export interface Row extends Summary {
  readonly name: string;
  readonly unit: string;
  readonly limit?: Summary;
  readonly ratio?: number;
  readonly peer?: Summary;
  readonly peerRatio?: number;
}

/** The content of `limits.json`. */
export interface Limits {
  readonly datasets: number;
  readonly ratios: Readonly<Record<string, { readonly ratio: number; readonly noise: number }>>;
}

type Cells = readonly (readonly string[])[];

// The modules are plain JavaScript, so the compiler cannot infer the types of their exports.
const load = (name: string) => import(new URL(name, import.meta.url).href);

export const summarize: (samples: readonly Sample[]) => Summary = (await load('statistics.mjs'))
  .summarize;
export const measures: readonly Measure[] = (await load('measures.mjs')).measures;
export const buildRows: (
  measures: readonly Measure[],
  samples: ReadonlyMap<string, readonly Sample[]>,
) => readonly Row[] = (await load('build-rows.mjs')).buildRows;
export const findRegressions: (
  run: { readonly datasets: number; readonly rows: readonly Row[] },
  limits: Limits,
  isChosen: (name: string) => boolean,
) => readonly string[] = (await load('find-regressions.mjs')).findRegressions;
export const tableCells: (rows: readonly Row[]) => Cells = (await load('render-table.mjs'))
  .tableCells;
export const renderTable: (cells: Cells) => string = (await load('render-table.mjs')).renderTable;
