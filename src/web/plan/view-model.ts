import type { ReportStatus } from '../../report/words/plan-phrases.js';
import type { Path } from '../lineage/model/graph.js';

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
  /** True if the page steps through the rows: changes, differences or violations. */
  readonly isStepped: boolean;
}

/** An entity or a column, as the graph names it. */
export type GraphPlace = Path['start'];

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
  /**
   * The places that the row is about, from upstream to downstream: two of a link, or more of a path.
   */
  readonly ends: readonly GraphPlace[];
}

const BARE_ROW = {
  sign: '',
  element: '',
  address: '',
  lines: [],
  command: null,
  place: null,
  columns: [],
  ends: [],
} as const;

/** Makes a row. Members that are not given are empty. */
export function viewRow(tone: Tone, word: string, members: Partial<ViewRow>): ViewRow {
  return { ...BARE_ROW, ...members, tone, word };
}

/** A section that is neither whole nor stepped and has no facts, unless the members say so. None if it is empty. */
export function viewSection(
  id: string,
  title: string,
  rows: readonly ViewRow[],
  members: Partial<ViewSection> = {},
): readonly ViewSection[] {
  const section = { id, title, rows, facts: [], isWhole: false, isStepped: false, ...members };
  return rows.length + section.facts.length > 0 ? [section] : [];
}
