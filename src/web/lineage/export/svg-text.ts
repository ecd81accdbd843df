import { fitText, type TextStyle } from '../../../report/drawing/look/text-width.js';
import { element, type Html, text } from '../../../report/html/element.js';
import { truncateMiddle } from '../../../report/words/fitting.js';

/** The place and the style of a text. */
interface TextPlace extends TextStyle {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly color: string;
  /** Longer texts are cut in the middle. Undefined: never. */
  readonly width?: number;
  readonly weight?: number;
  readonly anchor?: 'end';
}

/** Fitting measures a text once for each surplus character, so it gets at most this many. */
const LONGEST = 200;

/** The fonts of an export. An element passes them on to its children. */
export const FAMILIES = {
  sans: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans", Arial, sans-serif',
  mono: 'ui-monospace, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace',
} as const;

/** A line of text in the font of the element around it. Names in it may hold markup. */
export function textLine(line: string, place: TextPlace): Html {
  const { x, y, size, color, width, weight, anchor } = place;
  const fitted = width === undefined ? line : fitText(truncateMiddle(line, LONGEST), width, place);
  const font = { 'font-size': size, 'font-weight': weight, 'text-anchor': anchor };
  return element('text', { x, y, ...font, fill: color }, text(fitted));
}

/** The whole name of an element, which viewers show beside the pointer. */
export function titleOf(name: string): Html {
  return element('title', {}, text(name));
}
