import { escapeAttribute, escapeHtml } from '../../../report/html/escape.js';
import { fitText, type TextStyle } from '../../../report/html/svg/text-width.js';
import { truncateMiddle } from '../../../report/words/fitting.js';

/** Attributes of an element. Undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Where and how a text stands. */
export interface TextPlace extends TextStyle {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly color: string;
  /** Longer texts are cut in the middle. Undefined: never. */
  readonly width?: number;
  readonly weight?: number;
  readonly anchor?: 'end';
}

/** Fitting measures a text for each character too many, so it gets no more than fit any width. */
const LONGEST = 200;

/** The fonts of an export. An element gives them to those within it. */
export const FAMILIES = {
  sans: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans", Arial, sans-serif',
  mono: 'ui-monospace, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace',
} as const;

/** An element. The content is markup already. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeAttribute(numberText(value))}"`)
    .join('');
  return content === '' ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`;
}

/** Coordinates need no more than two decimals. */
function numberText(value: string | number | undefined): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : String(value);
}

/**
 * A line of text. Names in it may hold markup and control characters. The element around it gives
 * the font.
 */
export function textLine(text: string, place: TextPlace): string {
  const { x, y, size, color, width, weight, anchor } = place;
  const fitted = width === undefined ? text : fitText(truncateMiddle(text, LONGEST), width, place);
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      'font-weight': weight,
      fill: color,
      'text-anchor': anchor,
    },
    escapeHtml(fitted),
  );
}

/** The whole name of an element, which viewers show beside the pointer. */
export function titleOf(text: string): string {
  return text === '' ? '' : `<title>${escapeHtml(text)}</title>`;
}
