import type { ReportStatus } from '../../report/words/plan-phrases.js';

/** What the page shows of a document: texts only, so that a worker can hand it over. */
export interface DocumentView {
  readonly title: string;
  /** Lines about the subject of the document, such as the catalog. */
  readonly facts: readonly string[];
  /** The verdict. */
  readonly status: ReportStatus;
  /** In the order in which the page shows them. None is empty. */
  readonly sections: readonly ViewSection[];
  /** Small print, such as digests. */
  readonly foot: readonly string[];
}

export interface ViewSection {
  /** For the address of the section. */
  readonly id: string;
  readonly title: string;
  /** Lines before the rows. */
  readonly facts: readonly string[];
  readonly rows: readonly ViewRow[];
  /** True if all rows are shown at once. Other sections show the first ones, and more on request. */
  readonly isWhole: boolean;
}

/** The colours of a row. The sign and the word say the same. */
export type Tone = 'add' | 'cut' | 'alter' | 'mark' | 'plain';

/** One change, verdict, finding or dataset. */
export interface ViewRow {
  readonly tone: Tone;
  /** `+`, `-`, `~`, `*`, or empty. */
  readonly sign: string;
  /** What the sign means: `removed`, `missing`, `refused HW4001`. */
  readonly word: string;
  /** `edge`, `column`, `dataset`; may be empty. */
  readonly element: string;
  /** The name of the element. May be empty. */
  readonly address: string;
  /** Values, reasons and ways, a line each. */
  readonly lines: readonly string[];
  /** A command that lifts a refusal, ready to copy. */
  readonly command: string | null;
  /** `lineage/orders.yaml:12:5` */
  readonly place: string | null;
  /** Names of the columns that the row is about. */
  readonly columns: readonly string[];
}

/** The members of a row that few rows have. */
export const BARE_ROW = {
  sign: '',
  element: '',
  address: '',
  lines: [],
  command: null,
  place: null,
  columns: [],
} as const;

/** Leaves out the sections without rows and facts. */
export function withoutEmpty(sections: readonly ViewSection[]): readonly ViewSection[] {
  return sections.filter(({ rows, facts }) => rows.length + facts.length > 0);
}
