import { type TextStyle, textWidth } from './text-width.js';

/** The lines that a text may take. */
export interface Room extends TextStyle {
  /** In pixels. */
  readonly width: number;
  readonly lines: number;
}

/** The most characters that are looked at. No urn is longer. */
const LONGEST = 600;

/**
 * Breaks a text into lines after its separators and between the humps of camel case. A text that
 * takes more lines than there are loses whole words: those in its middle first, and last those that
 * tell it from its rivals. An ellipsis stands for them.
 *
 * @param rivals texts that would look the same beside it. Default: none
 */
export function fitLines(
  text: string,
  room: Room,
  rivals: readonly string[] = [],
): readonly string[] {
  const parts = partsOf(text, room);
  const whole = wrap(parts, room);
  if (whole.length <= room.lines) return whole;
  const apart = partsApart(
    parts,
    rivals.map((rival) => partsOf(rival, room)),
  );
  const kept = new Set<number>();
  const keep = (part: number): boolean => {
    const more = wrap(withEllipses(parts, new Set(kept).add(part)), room);
    const fits = more.length <= room.lines;
    if (fits) kept.add(part);
    return fits;
  };
  for (const part of apart) keep(part);
  const inward = parts.flatMap((_, at) => [parts.length - 1 - at, at]);
  inward.every((part) => keep(part));
  return wrap(withEllipses(parts, kept), room);
}

/**
 * Joins as many facts as fit on a line, in their order. An ellipsis stands for the rest, but not for
 * the last fact alone: the mark of a box tells it too.
 */
export function fitFacts(facts: readonly string[], room: Omit<Room, 'lines'>): string {
  const told = facts.filter((fact) => fact !== '');
  const spare = facts.at(-1) === '' ? told.length : told.length - 1;
  const texts = told.map((_, at) => {
    const shown = told.length - at;
    return `${told.slice(0, shown).join(' · ')}${shown < spare ? ' …' : ''}`;
  });
  return texts.find((text) => widthOf(text, room) <= room.width) ?? texts.at(-1) ?? '';
}

function widthOf(text: string, { font, size }: TextStyle): number {
  return textWidth(text, font) * size;
}

/** Splits a text where a line may break. A word that is wider than a line breaks anywhere. */
function partsOf(text: string, room: Room): readonly string[] {
  return text
    .slice(0, LONGEST)
    .split(/(?<=[_.,\-/:\s])(?![_.,\-/:\s])|(?<=\p{Ll}|\d)(?=\p{Lu})/u)
    .flatMap((part) => (widthOf(part, room) > room.width ? [...part] : [part]));
}

function wrap(parts: readonly string[], room: Room): readonly string[] {
  const lines: string[] = [];
  let [line, used] = ['', 0];
  for (const part of parts) {
    const width = widthOf(part, room);
    if (line !== '' && used + width > room.width) {
      lines.push(line);
      [line, used] = ['', 0];
    }
    line += part;
    used += width;
  }
  return [...lines, line];
}

function withEllipses(parts: readonly string[], kept: ReadonlySet<number>): readonly string[] {
  return parts.flatMap((part, at) => {
    if (kept.has(at)) return [part];
    return at === 0 || kept.has(at - 1) ? ['…'] : [];
  });
}

/** The parts between what a text has in common with each of its rivals at both ends. */
function partsApart(
  parts: readonly string[],
  rivals: readonly (readonly string[])[],
): ReadonlySet<number> {
  const apart = new Set<number>();
  for (const rival of rivals) {
    const most = Math.min(parts.length, rival.length);
    let head = 0;
    while (head < most && parts[head] === rival[head]) head += 1;
    let tail = 0;
    while (tail < most - head && parts.at(-1 - tail) === rival.at(-1 - tail)) tail += 1;
    for (let at = head; at < parts.length - tail; at += 1) apart.add(at);
  }
  return apart;
}
