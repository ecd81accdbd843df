import type { RefObject } from 'react';
import type { ViewRow } from './view-model.js';

/** The class of a link that is lit, and of the drawing around it. */
const LIT = 'lit';

/** The parts of a row that name its link. */
type LinkedRow = Pick<ViewRow, 'address' | 'columns'>;

/** The functions that show the links of rows in the drawing. */
export interface DrawnLinks {
  /** Lights the links of a row. Null: only the links of the row that was shown last. */
  readonly light: (row: LinkedRow | null) => void;
  /** Scrolls to the links of a row. They stay lit until another row is shown. */
  readonly show: (row: LinkedRow) => void;
}

/** Finds links in the drawing that an element holds. Undefined if there is no drawing. */
export function drawnLinks(
  place: RefObject<HTMLDivElement | null>,
  drawing: string | null,
): DrawnLinks | undefined {
  if (!drawing?.includes('<svg')) return undefined;
  let shown: LinkedRow | null = null;
  return {
    light: (row) => place.current && lightLinks(place.current, row ?? shown),
    show: (row) => {
      shown = row;
      if (place.current) showLinks(place.current, row);
    },
  };
}

/** Lights the links of a row, and no others. Without a row, no link is lit. */
function lightLinks(drawing: Element, row: LinkedRow | null): readonly Element[] {
  const lit = row === null ? [] : linksOf(drawing, row);
  for (const link of drawing.querySelectorAll(`.${LIT}`)) link.classList.remove(LIT);
  for (const link of lit) link.classList.add(LIT);
  drawing.classList.toggle(LIT, lit.length > 0);
  return lit;
}

/** Lights the links of a row and scrolls to the first, or to the drawing if none is drawn. */
function showLinks(drawing: Element, row: LinkedRow): void {
  const [first = drawing] = lightLinks(drawing, row);
  first.scrollIntoView({ block: 'center', inline: 'center' });
  drawing.querySelector<HTMLElement>('.canvas')?.focus({ preventScroll: true });
}

/** Scrolls the drawing, and not the page, to its first removal, or else to its first other change. */
export function startAtChange(drawing: Element): void {
  const canvas = drawing.querySelector('.canvas');
  const links = ['removed', 'changed', 'added', 'marked'].map((state) =>
    drawing.querySelector(`svg.lineage .link.${state}`),
  );
  const change = links.find((link) => link !== null)?.getBoundingClientRect();
  const view = canvas?.getBoundingClientRect();
  if (!change || !view) return;
  canvas?.scrollBy({
    left: change.left + change.width / 2 - view.left - view.width / 2,
    top: change.top + change.height / 2 - view.top - view.height / 2,
  });
}

/**
 * Returns the links of a row. A column pair that is not drawn itself, because the drawing would be
 * too large, gives the edge between its datasets.
 */
function linksOf(drawing: Element, { address, columns }: LinkedRow): readonly Element[] {
  const links = [...drawing.querySelectorAll('svg.lineage .link')];
  const own = links.filter((link) => isNamed(link, address));
  if (own.length > 0) return own;
  const [downstream, upstream] = columns;
  if (downstream === undefined || upstream === undefined) return [];
  return links.filter((link) => {
    const [to, from = ''] = titleOf(link).split(' <- ');
    return downstream.startsWith(`${to}.`) && upstream.startsWith(`${from.split(LABEL)[0]}.`);
  });
}

/** The title of a link is `<state>: <address>`, perhaps with a label in brackets at the end. */
function titleOf(link: Element): string {
  const title = link.querySelector('title')?.textContent ?? '';
  return title.slice(title.indexOf(': ') + 2);
}

function isNamed(link: Element, address: string): boolean {
  const title = titleOf(link);
  return title === address || title.startsWith(`${address}${LABEL}`);
}

/** The beginning of the label. */
const LABEL = ' (';
