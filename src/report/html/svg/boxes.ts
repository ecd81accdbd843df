import { itemAt } from '../../../model/item-at.js';
import { columnSigns, type DrawnColumn, type DrawnDataset, datasetSigns } from '../../drawing/drawing.js';
import { harmless } from '../../text/harmless.js';
import { fitText, type TextStyle, textWidth } from './text-width.js';

/** A dataset as a box: a header, then a row for each column. Pixels. */
export interface Box {
  readonly dataset: DrawnDataset;
  readonly width: number;
  readonly height: number;
  /** Shortened to the width of the box. */
  readonly title: string;
  readonly caption: string;
  readonly rows: readonly BoxRow[];
}

export interface BoxRow {
  readonly column: DrawnColumn;
  readonly label: string;
  /** Of its middle, from the top of the box. */
  readonly y: number;
}

export const TITLE: TextStyle = { font: 'sans', size: 13 };
export const CAPTION: TextStyle = { font: 'sans', size: 10.5 };
export const COLUMN: TextStyle = { font: 'mono', size: 11 };

export const HEADER_HEIGHT = 40;
/** Where an edge of the dataset itself ends, from the top of the box. */
export const HEADER_PORT: number = HEADER_HEIGHT / 2;
export const PADDING = 12;
/** In front of a column's name, where its sign stands. */
export const SIGN_WIDTH = 14;
const ROW_HEIGHT = 20;
const FOOT = 6;
const MIN_WIDTH = 132;
const MAX_WIDTH = 330;

/** One box for each dataset, all of one width, so that those of a layer stand in line. */
export function boxesOf(datasets: readonly DrawnDataset[]): readonly Box[] {
  const wanted = datasets.flatMap((dataset) => textsOf(dataset).map(({ text, style, indent }) => indent + widthOf(text, style)));
  const room = wanted.reduce((widest, one) => Math.max(widest, one), 0);
  const width = Math.ceil(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, 2 * PADDING + room)));
  return datasets.map((dataset) => boxOf(dataset, width));
}

interface BoxText {
  readonly text: string;
  readonly style: TextStyle;
  readonly indent: number;
}

function textsOf(dataset: DrawnDataset): readonly [BoxText, BoxText, ...BoxText[]] {
  const title = [datasetSigns[dataset.state], dataset.name].filter(Boolean).join(' ');
  const caption = [dataset.caption, ...dataset.notes].join(', ');
  return [
    { text: harmless(title), style: TITLE, indent: 0 },
    { text: harmless(caption), style: CAPTION, indent: 0 },
    ...dataset.columns.map(({ name }) => ({ text: harmless(name), style: COLUMN, indent: SIGN_WIDTH })),
  ];
}

function boxOf(dataset: DrawnDataset, width: number): Box {
  const fitted = ({ text, style, indent }: BoxText) => fitText(text, width - 2 * PADDING - indent, style);
  const [title, caption, ...names] = textsOf(dataset);
  return {
    dataset,
    width,
    height: HEADER_HEIGHT + (names.length === 0 ? 0 : names.length * ROW_HEIGHT + FOOT),
    title: fitted(title),
    caption: fitted(caption),
    rows: names.map((name, at) => ({
      column: itemAt(dataset.columns, at),
      label: fitted(name),
      y: HEADER_HEIGHT + at * ROW_HEIGHT + ROW_HEIGHT / 2 + 2,
    })),
  };
}

/** What a row says beyond its name, for those who cannot see its sign. */
export function rowSign({ column }: BoxRow): string {
  return columnSigns[column.state];
}

function widthOf(text: string, { font, size }: TextStyle): number {
  return textWidth(text, font) * size;
}
