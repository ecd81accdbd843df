import { truncateMiddle } from '../../words/fitting.js';

/**
 * Returns the maximum width of a text, in units of the font's size. The reader's fonts cannot be
 * measured here, so each kind of character has its width in the widest font of the style sheet.
 */
export function textWidth(text: string, font: 'sans' | 'mono'): number {
  return [...text].reduce((sum, char) => sum + charWidth(char, font), 0);
}

const MONO = 0.61;
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{10000}-\u{10ffff}]/u;
const NARROW = /[ijltfrI.,:;'|·!()[\] ]/;
const BROAD = /[mwMW@%…—]/;
const CAPITAL = /[A-Z0-9_<>+~]/;

function charWidth(char: string, font: 'sans' | 'mono'): number {
  if (WIDE.test(char)) return 1.3;
  if (font === 'mono') return char.charCodeAt(0) < 0x250 ? MONO : 1;
  if (NARROW.test(char)) return 0.42;
  if (BROAD.test(char)) return 1.02;
  if (CAPITAL.test(char)) return 0.76;
  return char.charCodeAt(0) < 0x250 ? 0.66 : 1;
}

export interface TextStyle {
  readonly font: 'sans' | 'mono';
  readonly size: number;
}

/** Truncates a text in the middle as little as it takes to fit the width. */
export function fitText(text: string, maxWidth: number, { font, size }: TextStyle): string {
  const width = (one: string) => textWidth(one, font) * size;
  if (width(text) <= maxWidth) return text;
  // A shorter text is never wider, so that halving finds the longest one that fits.
  let fitting = 1;
  let tooLong = [...text].length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (width(truncateMiddle(text, middle)) <= maxWidth) fitting = middle;
    else tooLong = middle;
  }
  return fitting < tooLong ? truncateMiddle(text, fitting) : text;
}
