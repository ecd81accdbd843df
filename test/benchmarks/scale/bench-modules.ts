/** The median of some samples with its spread. */
interface Summary {
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

type Cells = readonly (readonly string[])[];

// The modules are plain JavaScript, so the compiler cannot infer the types of their exports.
const load = (name: string) => import(new URL(name, import.meta.url).href);

export const measures: readonly Measure[] = (await load('measures.mjs')).measures;
export const tableCells: (rows: readonly Row[]) => Cells = (await load('render-table.mjs'))
  .tableCells;
export const renderTable: (cells: Cells) => string = (await load('render-table.mjs')).renderTable;
