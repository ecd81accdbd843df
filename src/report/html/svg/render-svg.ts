import { itemAt } from '../../../model/item-at.js';
import { columnName } from '../../../urn/schema-field-urn.js';
import {
  type ColumnState,
  columnSigns,
  type Drawing,
  type DrawnLink,
  type LinkState,
  linkLabel,
  linkSigns,
} from '../../drawing/drawing.js';
import { HEAD_HEIGHT } from '../../drawing/look/box-head.js';
import { framePath } from '../../drawing/look/kind-look.js';
import { element, type Html, lines, NOTHING, text } from '../element.js';
import { type BoxRow, COLUMN, PADDING, SIGN_WIDTH } from './boxes.js';
import { curve } from './curve.js';
import { headMarkup } from './head-markup.js';
import { layoutDrawing, type PlacedBox, type Route } from './layout.js';

interface SvgWords {
  readonly title: string;
  readonly description: string;
  readonly words: Readonly<Record<LinkState, string>>;
}

/**
 * Renders a drawing as one `svg` element. Its classes are styled by the style sheet of the page.
 */
export function renderSvg(drawing: Drawing, { title, description, words }: SvgWords): Html {
  const { width, height, boxes, routes } = layoutDrawing(drawing);
  const names = new Map(drawing.datasets.map(({ urn, name }) => [urn as string, name]));
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  // Unchanged links are drawn below changed ones.
  const sorted = [...routes].sort(
    (a, b) => Number(b.link.state === 'context') - Number(a.link.state === 'context'),
  );
  return element(
    'svg',
    {
      ...size,
      class: width <= MAX_SCALED ? 'lineage scaled' : 'lineage',
      role: 'img',
      'aria-labelledby': 'lineage-title lineage-description',
    },
    element('title', { id: 'lineage-title' }, text(title)),
    element('desc', { id: 'lineage-description' }, text(description)),
    element(
      'defs',
      {},
      ...(['added', 'removed', 'changed', 'marked', 'context'] as const).map(arrowhead),
    ),
    lines(sorted.map((route) => routePath(route, { names, words }))),
    lines(boxes.map(boxGroup)),
    lines(sorted.map(routeLabel)),
  );
}

/** Wider drawings, in pixels, are not scaled to the page, since they would be illegible. */
const MAX_SCALED = 1500;

function arrowhead(state: LinkState): Html {
  const size = { markerWidth: 8, markerHeight: 8, refX: 7.5, refY: 4 };
  const attributes = { ...size, markerUnits: 'userSpaceOnUse', orient: 'auto' };
  const head = element('path', { d: 'M0 .5 8 4 0 7.5Z', class: `head ${state}` });
  return element('marker', { id: `head-${state}`, ...attributes }, head);
}

interface LinkNames extends Pick<SvgWords, 'words'> {
  readonly names: ReadonlyMap<string, string>;
}

function routePath({ link, points }: Route, names: LinkNames): Html {
  const title = element('title', {}, text(linkTitle(link, names)));
  const path = element('path', { d: curve(points), 'marker-end': `url(#head-${link.state})` });
  return element('g', { class: `link ${link.element} ${link.state}` }, title, path);
}

function linkTitle(link: DrawnLink, { names, words }: LinkNames): string {
  const [up, down] = [names.get(link.upstream), names.get(link.downstream)].map(String);
  const ends =
    link.element === 'edge'
      ? `${down} <- ${up}`
      : `${down}.${columnName(link.downstreamField)} <- ${up}.${columnName(link.upstreamField)}`;
  const label = linkLabel(link);
  return `${words[link.state]}: ${ends}${label === '' || label === linkSigns[link.state] ? '' : ` (${label})`}`;
}

/** Renders the label of an edge, or the sign in front of the arrow. */
function routeLabel({ link, points, label }: Route): Html {
  if (label !== null) {
    const at = { x: label.x, y: label.y + 4, 'text-anchor': 'middle' };
    return element('text', { class: `label ${link.state}`, ...at }, text(label.text));
  }
  const sign = linkSigns[link.state];
  if (sign === '') return NOTHING;
  const end = itemAt(points, points.length - 1);
  const at = { x: end.x - 17, y: end.y };
  return element(
    'g',
    { class: `sign ${link.state}`, 'aria-hidden': 'true' },
    element('circle', { cx: at.x, cy: at.y, r: 7 }),
    element('text', { x: at.x, y: at.y + 4, 'text-anchor': 'middle' }, text(sign)),
  );
}

function boxGroup(box: PlacedBox): Html {
  const { dataset, x, y, width, height, head, rows } = box;
  const frame = element('path', { class: 'frame', d: framePath(head.kind, { width, height }, 1) });
  const rule =
    rows.length === 0
      ? NOTHING
      : element('path', { class: 'rule', d: `M0 ${HEAD_HEIGHT}H${width}` });
  const whole = [`${dataset.name}, ${dataset.caption}`, ...dataset.notes].join(', ');
  const faded = dataset.notes.length > 0 ? ' noted' : '';
  return element(
    'g',
    { class: `box ${dataset.state}${faded}`, transform: `translate(${x} ${y})` },
    element('title', {}, text(whole)),
    frame,
    rule,
    headMarkup(head, { width, height: HEAD_HEIGHT }, PAINT),
    ...rows.map(rowGroup),
  );
}

/** The style sheet of the page colors these classes. */
const PAINT = {
  name: { class: 'name' },
  soft: { class: 'caption' },
  note: { class: 'caption' },
  letters: { class: 'letters' },
  sign: { class: 'kind' },
} as const;

const columnWords: Readonly<Record<ColumnState, string>> = {
  gains: ' gains ancestors',
  loses: ' loses ancestors',
  altered: ' is derived otherwise',
  context: '',
};

function rowGroup({ column, label, y }: BoxRow): Html {
  const sign = columnSigns[column.state];
  const at = { y: y + 4, 'font-size': COLUMN.size };
  return element(
    'g',
    { class: `column ${column.state}` },
    element('title', {}, text(`${column.name}${columnWords[column.state]}`)),
    sign === '' ? NOTHING : element('text', { class: 'columnsign', x: PADDING, ...at }, text(sign)),
    element('text', { x: PADDING + SIGN_WIDTH, ...at }, text(label)),
  );
}
