import { itemAt } from '../../../model/item-at.js';
import type { EntityType } from '../../../urn/entity-urn.js';
import { type DrawnColumn, type DrawnDataset, datasetSign } from '../../drawing/drawing.js';
import { shownType } from '../../words/entity-words.js';
import { escapeControls } from '../../words/escape.js';
import { fitText, type TextStyle, textWidth } from './text-width.js';

/** A dataset as a box: a header, then a row for each column. Sizes are in pixels. */
export interface SvgBox {
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
  /** Distance of the row's middle from the top of the box. */
  readonly y: number;
}

export const TITLE: TextStyle = { font: 'sans', size: 13 };
export const CAPTION: TextStyle = { font: 'sans', size: 10.5 };
export const COLUMN: TextStyle = { font: 'mono', size: 11 };

export const HEADER_HEIGHT = 40;
/** Distance from the top of the box to the point at which edges of the dataset end. */
export const HEADER_PORT: number = HEADER_HEIGHT / 2;
export const PADDING = 12;
/** Width of the icon behind the title of a box that is no dataset. */
const ICON_ROOM = 20;
/** Width of the sign in front of a column's name. */
export const SIGN_WIDTH = 14;
const ROW_HEIGHT = 20;
const FOOT = 6;
const MIN_WIDTH = 132;
const MAX_WIDTH = 330;

/** The shapes beside the titles, as paths in a square of 12 pixels. A dataset has none. */
const icons: Readonly<Record<EntityType, string>> = {
  dataset: '',
  // An arrow that goes on.
  dataJob: 'M1 0L11 6L1 12Z',
  // Three bars.
  chart: 'M0 12V6H3V12ZM4.5 12V0H7.5V12ZM9 12V4H12V12Z',
  // Four tiles.
  dashboard: 'M0 0H5V7H0ZM7 0H12V4H7ZM7 6H12V12H7ZM0 9H5V12H0Z',
};

/** Returns the path of the icon of a box. Empty for a dataset. */
export function boxIcon(dataset: DrawnDataset): string {
  return icons[shownType(dataset.urn)];
}

/**
 * Measures one box for each dataset. All have one width, so that the boxes of a layer are aligned.
 */
export function measureBoxes(datasets: readonly DrawnDataset[]): readonly SvgBox[] {
  const wanted = datasets.flatMap((dataset) =>
    boxTexts(dataset).map(({ text, style, indent }) => indent + pixelWidth(text, style)),
  );
  const room = wanted.reduce((widest, one) => Math.max(widest, one), 0);
  const width = Math.ceil(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, 2 * PADDING + room)));
  return datasets.map((dataset) => measureBox(dataset, width));
}

interface BoxText {
  readonly text: string;
  readonly style: TextStyle;
  readonly indent: number;
}

function boxTexts(dataset: DrawnDataset): readonly [BoxText, BoxText, ...BoxText[]] {
  const title = [datasetSign(dataset), dataset.name].filter(Boolean).join(' ');
  const caption = [dataset.caption, ...dataset.notes].join(', ');
  return [
    { text: escapeControls(title), style: TITLE, indent: boxIcon(dataset) === '' ? 0 : ICON_ROOM },
    { text: escapeControls(caption), style: CAPTION, indent: 0 },
    ...dataset.columns.map(({ name }) => ({
      text: escapeControls(name),
      style: COLUMN,
      indent: SIGN_WIDTH,
    })),
  ];
}

function measureBox(dataset: DrawnDataset, width: number): SvgBox {
  const fitted = ({ text, style, indent }: BoxText) =>
    fitText(text, width - 2 * PADDING - indent, style);
  const [title, caption, ...names] = boxTexts(dataset);
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

function pixelWidth(text: string, { font, size }: TextStyle): number {
  return textWidth(text, font) * size;
}
