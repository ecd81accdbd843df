import { kinds } from '../../../model/kinds.js';
import { longName } from '../../../plan/document/address-book.js';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import { type DrawnColumn, type DrawnDataset, datasetSign } from '../../drawing/drawing.js';
import {
  type BoxHead,
  HEAD_HEIGHT,
  headRoom,
  headWidth,
  NEAR,
} from '../../drawing/look/box-head.js';
import { entityNames } from '../../drawing/look/entity-names.js';
import { fitText, type TextStyle, textWidth } from '../../drawing/look/text-width.js';
import { type NamedBox, type ShownWords, viewWords } from '../../drawing/look/view-words.js';
import { shownType } from '../../words/entity-words.js';
import { escapeControls } from '../../words/escape.js';

/** A dataset as a box: a head, then a row for each column. Sizes are in pixels. */
export interface SvgBox {
  readonly dataset: DrawnDataset;
  readonly width: number;
  readonly height: number;
  /** Shortened to the width of the box. */
  readonly head: BoxHead;
  readonly rows: readonly BoxRow[];
}

export interface BoxRow {
  readonly column: DrawnColumn;
  readonly label: string;
  /** Distance of the row's middle from the top of the box. */
  readonly y: number;
}

export const COLUMN: TextStyle = { font: 'mono', size: 11 };

/** Distance from the top of the box to the point at which edges of the dataset end. */
export const HEADER_PORT: number = HEAD_HEIGHT / 2;
export const PADDING = 12;
/** Width of the sign in front of a column's name. */
export const SIGN_WIDTH = 14;
const ROW_HEIGHT = 20;
const FOOT = 6;
const MIN_WIDTH = 168;
const MAX_WIDTH = 300;

/** A dataset with the words that its box would like to show. */
interface WantedBox extends NamedBox {
  readonly dataset: DrawnDataset;
  readonly head: Omit<BoxHead, keyof ShownWords>;
}

/**
 * Measures one box for each dataset. All have one width, so that the boxes of a layer are aligned.
 */
export function measureBoxes(datasets: readonly DrawnDataset[]): readonly SvgBox[] {
  const all = datasets.map(wantedBox);
  const widest = all.reduce((most, one) => Math.max(most, wantedWidth(one)), MIN_WIDTH);
  const width = Math.ceil(Math.min(MAX_WIDTH, widest));
  const words = viewWords(all, ({ head, env }) => headRoom(head, { env, width, letters: NEAR }));
  return all.map(({ urn, dataset, head }) => {
    const { columns } = dataset;
    return {
      dataset,
      width,
      height: HEAD_HEIGHT + (columns.length === 0 ? 0 : columns.length * ROW_HEIGHT + FOOT),
      head: { ...head, ...(words.get(urn) as ShownWords) },
      rows: columns.map((column, at) => ({
        column,
        label: fitText(escapeControls(column.name), width - 2 * PADDING - SIGN_WIDTH, COLUMN),
        y: HEAD_HEIGHT + at * ROW_HEIGHT + ROW_HEIGHT / 2 + 2,
      })),
    };
  });
}

function wantedWidth({ name, schema, env, head, dataset: { columns } }: WantedBox): number {
  const columnWidths = columns.map(
    (column) => SIGN_WIDTH + textWidth(escapeControls(column.name), 'mono') * COLUMN.size,
  );
  return columnWidths.reduce(
    (most, one) => Math.max(most, 2 * PADDING + one),
    headWidth(head, { name, context: schema, env }),
  );
}

function wantedBox(dataset: DrawnDataset): WantedBox {
  const { caption, notes, state } = dataset;
  const title = (name: string) => [datasetSign(dataset), name].filter(Boolean).join(' ');
  if (state === 'group') {
    const place = { schema: '', full: '', platform: '', env: '' };
    const head = { kind: 'dataset', platform: '', facts: [escapeControls(caption)] } as const;
    return { dataset, urn: dataset.urn, kind: caption, name: title(dataset.name), ...place, head };
  }
  const urn = dataset.urn as EntityUrn;
  const names = entityNames(urn);
  const name = dataset.name === longName(urn) ? names.name : dataset.name;
  const { word } = kinds[shownType(urn)];
  // The table below the drawing has the name of the manifest. The urn may have another one.
  const schema = name === names.name ? names.schema : names.full;
  const facts = [word, ...notes, names.platform].map(escapeControls);
  const head = { kind: shownType(urn), platform: names.platform, facts };
  return { ...names, dataset, urn, kind: word, name: title(name), schema, head };
}
