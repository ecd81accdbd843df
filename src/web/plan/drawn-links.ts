import type { RefObject } from 'react';
import type { ViewRow } from './view-model.js';

/** The class of a link that is lit, and of the drawing around it. */
const LIT = 'lit';

/** The parts of a row that name its link. */
type LinkedRow = Pick<ViewRow, 'address' | 'columns' | 'path'>;

/** The functions that show the links of rows in the drawing. */
export interface DrawnLinks {
  /** Lights the links of a row. Null, or nothing of it is drawn: those of the row that was shown last. */
  readonly light: (row: LinkedRow | null) => void;
  /** Scrolls to the links of a row. They stay lit until another row is shown. */
  readonly show: (row: LinkedRow) => void;
}

/** Finds links in the drawing that an element holds. */
export function drawnLinks(place: RefObject<HTMLDivElement | null>): DrawnLinks {
  let shown: LinkedRow | null = null;
  return {
    light: (row) => {
      if (!place.current) return;
      const lit = lightLinks(place.current, row);
      if (lit.length === 0) lightLinks(place.current, shown);
    },
    show: (row) => {
      shown = row;
      if (place.current) showLinks(place.current, row);
    },
  };
}

/** Lights the links and nodes of a row, and no others. Without a row, nothing is lit. */
function lightLinks(drawing: Element, row: LinkedRow | null): readonly Element[] {
  const lit = row === null ? [] : [...linksOf(drawing, row), ...nodesOf(drawing, row)];
  for (const link of drawing.querySelectorAll(`.${LIT}`)) link.classList.remove(LIT);
  for (const link of lit) link.classList.add(LIT);
  drawing.classList.toggle(LIT, lit.length > 0);
  return lit;
}

/** Lights the links of a row and scrolls to the first, or to the drawing if none is drawn. */
function showLinks(drawing: Element, row: LinkedRow): void {
  const [first] = lightLinks(drawing, row);
  const canvas = drawing.querySelector<HTMLElement>('.canvas');
  if (first) scrollCanvas(drawing, first);
  canvas?.scrollIntoView({ block: 'nearest' });
  canvas?.focus({ preventScroll: true });
}

/** Scrolls the drawing, and not the page, to its first removal, or else to its first other change. */
export function startAtChange(drawing: Element): void {
  const links = ['removed', 'changed', 'added', 'marked'].map((state) =>
    drawing.querySelector(`svg.lineage .link.${state}`),
  );
  const change = links.find((link) => link !== null);
  if (change) scrollCanvas(drawing, change);
}

/** Scrolls the drawing, and not the page, until an element is in its middle. */
function scrollCanvas(drawing: Element, element: Element): void {
  const canvas = drawing.querySelector('.canvas');
  const [view, part] = [canvas, element].map((one) => one?.getBoundingClientRect());
  if (!view || !part) return;
  canvas?.scrollBy({
    left: part.left + part.width / 2 - view.left - view.width / 2,
    top: part.top + part.height / 2 - view.top - view.height / 2,
  });
}

/**
 * Returns the links of a row. A column pair that is not drawn itself, because the drawing would be
 * too large, gives the edge between its datasets.
 */
function linksOf(drawing: Element, { address, columns, path }: LinkedRow): readonly Element[] {
  const links = [...drawing.querySelectorAll('svg.lineage .link')];
  const steps = path.slice(1).map((to, at) => `${to} <- ${path[at]}`);
  const names = path.length > 0 ? steps : [address];
  const own = links.filter((link) => names.some((name) => isNamed(link, name)));
  if (own.length > 0) return own;
  const [downstream, upstream] = columns;
  if (downstream === undefined || upstream === undefined) return [];
  return links.filter((link) => {
    const [to, from = ''] = titleOf(link).split(' <- ');
    return downstream.startsWith(`${to}.`) && upstream.startsWith(`${from.split(LABEL)[0]}.`);
  });
}

/** Returns the boxes on the path of a row, and their columns on it. */
function nodesOf(drawing: Element, { path }: LinkedRow): readonly Element[] {
  return [...drawing.querySelectorAll('svg.lineage .box')].flatMap((box) => {
    // The title of a box is `<name>, <caption>`.
    const isBoxOf = (name: string) => textOfTitle(box).startsWith(`${name}, `);
    const columns = [...box.querySelectorAll('.column')].filter((column) => {
      const end = `.${textOfTitle(column)}`;
      return path.some((node) => node.endsWith(end) && isBoxOf(node.slice(0, -end.length)));
    });
    return columns.length > 0 || path.some(isBoxOf) ? [box, ...columns] : [];
  });
}

/** The title of a link is `<state>: <address>`, perhaps with a label in brackets at the end. */
function titleOf(link: Element): string {
  const title = textOfTitle(link);
  return title.slice(title.indexOf(': ') + 2);
}

function textOfTitle(element: Element): string {
  return element.querySelector('title')?.textContent ?? '';
}

function isNamed(link: Element, address: string): boolean {
  const title = titleOf(link);
  return title === address || title.startsWith(`${address}${LABEL}`);
}

/** The beginning of the label. */
const LABEL = ' (';
