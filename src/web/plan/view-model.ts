import type { ReportStatus } from '../../report/words/plan-phrases.js';

/** The content that the page shows of a document: only texts, so that a worker can send it. */
export interface DocumentView {
  readonly title: string;
  /** Lines about the subject of the document, such as the catalog. */
  readonly facts: readonly string[];
  /** The verdict. */
  readonly status: ReportStatus;
  /** In the order in which the page shows them. */
  readonly sections: readonly ViewSection[];
  /** Small print, such as digests. */
  readonly foot: readonly string[];
}

export interface ViewSection {
  /** For the address of the section. */
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ViewRow[];
  /** Lines before the rows. */
  readonly facts: readonly string[];
  /** True if all rows are shown at once. Other sections show the first ones, and more on request. */
  readonly isWhole: boolean;
}

/** The colors of a row. The sign and the word say the same. */
export type Tone = 'add' | 'cut' | 'alter' | 'mark' | 'plain';

/** One change, verdict, finding or dataset. */
export interface ViewRow {
  readonly tone: Tone;
  /** The meaning of the sign: `removed`, `missing`, `refused HW4001`. */
  readonly word: string;
  /** `+`, `-`, `~`, `*`, or empty. */
  readonly sign: string;
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
  /** Names of the datasets or columns of a path, from upstream to downstream. */
  readonly path: readonly string[];
}

const BARE_ROW = {
  sign: '',
  element: '',
  address: '',
  lines: [],
  command: null,
  place: null,
  columns: [],
  path: [],
} as const;

/** Makes a row. Members that are not given are empty. */
export function viewRow(tone: Tone, word: string, members: Partial<ViewRow>): ViewRow {
  return { ...BARE_ROW, ...members, tone, word };
}

/** A section that is not whole and has no facts, unless the members say so. None if it is empty. */
export function viewSection(
  id: string,
  title: string,
  rows: readonly ViewRow[],
  members: Partial<ViewSection> = {},
): readonly ViewSection[] {
  const section = { id, title, rows, facts: [], isWhole: false, ...members };
  return rows.length + section.facts.length > 0 ? [section] : [];
}
