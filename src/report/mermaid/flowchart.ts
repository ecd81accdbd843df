import { kinds } from '../../model/kinds.js';
import type { EntityType } from '../../urn/entity-urn.js';
import {
  columnSigns,
  type Drawing,
  type DrawnColumn,
  type DrawnDataset,
  type DrawnLink,
  datasetSign,
  type LinkState,
  linkLabel,
} from '../drawing/drawing.js';
import type { DrawingBudget } from '../drawing/fit-drawing.js';
import { shownType } from '../words/entity-words.js';
import { escapeControls } from '../words/escape.js';
import { truncateMiddle } from '../words/fitting.js';

/** Limits of a diagram in a pull request. GitHub does not show a larger, illegible diagram. */
export const MERMAID_BUDGET: DrawingBudget = {
  datasets: 60,
  nodes: 60,
  links: 120,
  joins: 120,
  bytes: 20_000,
};

/**
 * Renders a drawing as a flowchart from upstream to downstream. Generates ids, so that no name is
 * part of the syntax. Comments say what is left out.
 *
 * @param note a text in a box of its own, for a reader of the flowchart alone. Default: none
 */
export function flowchart(drawing: Drawing, note: string = ''): string {
  const ids = assignIds(drawing);
  const lines = [
    'flowchart LR',
    ...(note === '' ? [] : [`  note["${mermaidLabel(note, note.length)}"]`]),
    ...drawing.leftOut.map((words) => `  %% not drawn: ${words}`),
    ...drawing.datasets.flatMap((dataset) => datasetLines(dataset, drawing, ids)),
    ...drawing.links.map((link) => `  ${linkLine(link, ids)}`),
    ...classLines(drawing, ids),
    ...linkStyleLines(drawing),
  ];
  return `${lines.join('\n')}\n`;
}

type Ids = ReadonlyMap<string, string>;

function assignIds({ datasets }: Drawing): Ids {
  const keys = datasets.flatMap(({ urn, columns }) => [urn, ...columns.map(({ field }) => field)]);
  return new Map(keys.map((key, at) => [key, `n${at + 1}`]));
}

function nodeId(ids: Ids, key: string): string {
  return String(ids.get(key));
}

/** Draws a dataset with columns as a box around them. */
function datasetLines(dataset: DrawnDataset, drawing: Drawing, ids: Ids): readonly string[] {
  const id = nodeId(ids, dataset.urn);
  const text = datasetLabel(dataset, drawing);
  if (dataset.columns.length === 0) return [`  ${id}${shape(dataset, text)}`];
  const label = `${id}["${text}"]`;
  const columns = dataset.columns.map(
    (column) => `    ${nodeId(ids, column.field)}["${columnLabel(column)}"]`,
  );
  return [`  subgraph ${label}`, ...columns, '  end'];
}

/** The brackets that give a box without columns its shape. */
const shapes: Readonly<Record<EntityType, readonly [open: string, close: string]>> = {
  dataset: ['[', ']'],
  dataJob: ['{{', '}}'],
  chart: ['(', ')'],
  dashboard: ['([', '])'],
};

function shape(dataset: DrawnDataset, label: string): string {
  const [open, close] = dataset.state === 'group' ? ['[[', ']]'] : shapes[shownType(dataset.urn)];
  return `${open}"${label}"${close}`;
}

/**
 * The word for the kind says what the shape means. A name and a caption may have it already.
 *
 * The caption distinguishes datasets with equal names, such as one dataset in
 * two environments.
 */
function datasetLabel(
  { urn, name, caption, state, notes }: DrawnDataset,
  { datasets }: Drawing,
): string {
  const isShared = datasets.some((other) => other.urn !== urn && other.name === name);
  const shown = state === 'group' ? `${name} (${caption})` : isShared ? caption : name;
  const { word } = kinds[shownType(urn)];
  const isTold =
    word === kinds.dataset.word || [`${word} `, `${word}:`].some((one) => shown.startsWith(one));
  return mermaidLabel(
    [
      datasetSign({ state }),
      shown,
      ...(isTold ? [] : [`(${word})`]),
      ...notes.map((note) => `(${note})`),
    ]
      .filter(Boolean)
      .join(' '),
  );
}

function columnLabel({ name, state }: DrawnColumn): string {
  return mermaidLabel([columnSigns[state], name].filter(Boolean).join(' '));
}

/** Line and sign distinguish the states without color. */
const arrows: Readonly<Record<LinkState, string>> = {
  added: '==>',
  removed: '-.->',
  changed: '-->',
  marked: '-->',
  context: '-->',
};

const MAX_LABEL = 48;

function linkLine(link: DrawnLink, ids: Ids): string {
  const [upstream, downstream] =
    link.element === 'edge'
      ? [link.upstream, link.downstream]
      : [link.upstreamField, link.downstreamField];
  const label = linkLabel(link);
  const shown = label === '' ? '' : `|"${mermaidLabel(label, MAX_LABEL)}"|`;
  return `${nodeId(ids, upstream)} ${arrows[link.state]}${shown} ${nodeId(ids, downstream)}`;
}

// Only lines and frames are colored. Text and fill come from the theme, so that both are legible
// in light and dark themes.
const GREEN = '#2da44e';
const RED = '#cf222e';
const AMBER = '#bf8700';
const GREY = '#8c959f';

const classes = {
  created: `stroke:${GREEN},stroke-width:3px`,
  changed: `stroke:${AMBER},stroke-width:2px`,
  selected: 'stroke-width:3px',
  group: 'stroke-width:3px',
  gains: `stroke:${GREEN},stroke-width:2px`,
  loses: `stroke:${RED},stroke-width:2px,stroke-dasharray:4 3`,
  altered: `stroke:${AMBER},stroke-width:2px`,
} as const;

type ClassName = keyof typeof classes;

function classLines({ datasets }: Drawing, ids: Ids): readonly string[] {
  const members = new Map<string, string[]>();
  const add = (name: string, key: string) =>
    members.set(name, [...(members.get(name) ?? []), nodeId(ids, key)]);
  for (const { urn, state, columns } of datasets) {
    add(state, urn);
    for (const column of columns) add(column.state, column.field);
  }
  const used = (Object.keys(classes) as ClassName[]).flatMap((name) => {
    const named = members.get(name);
    return named ? [{ name, named }] : [];
  });
  return used.flatMap(({ name, named }) => [
    `  classDef ${name} ${classes[name]}`,
    `  class ${named.join(',')} ${name}`,
  ]);
}

const strokes: Readonly<Record<LinkState, string>> = {
  added: `stroke:${GREEN}`,
  removed: `stroke:${RED}`,
  changed: `stroke:${AMBER},stroke-width:2px`,
  marked: `stroke:${AMBER}`,
  context: `stroke:${GREY},stroke-width:1px`,
};

/** Mermaid styles links by their number in the order of the text. */
function linkStyleLines({ links }: Drawing): readonly string[] {
  return (Object.keys(strokes) as LinkState[]).flatMap((state) => {
    const numbers = links.flatMap((link, at) => (link.state === state ? [at] : []));
    return numbers.length === 0 ? [] : [`  linkStyle ${numbers.join(',')} ${strokes[state]}`];
  });
}

/** The default maximum length of a label. Longer texts are truncated in the middle. */
const MAX_LENGTH = 80;

/**
 * Escapes a text for a place between the quotes of a label.
 *
 * Mermaid has character escapes such as `#60;`. Letters and digits stay as they are, and so do the
 * few signs of ordinary names where they have no other meaning. All other characters are escaped:
 * quotes and HTML, directives, markdown (labels are read as markdown: `- x` is a list, `*x*` is
 * emphasis, `www.x` a link), icons (`fa:fa-x`), and colons, since Mermaid cuts a `style…:…#…;`
 * short before it parses the text.
 */
export function mermaidLabel(text: string, maxLength: number = MAX_LENGTH): string {
  return truncateMiddle(escapeControls(text), maxLength).replace(
    UNSAFE,
    (char) => `#${char.codePointAt(0)};`,
  );
}

const UNSAFE =
  /(?<=www)\.|(?<=^\d+)\)|(?<![\p{L}\p{N}])[_.-]|[_.-](?![\p{L}\p{N}])| (?= |$)|^ |[^\p{L}\p{N} _.,()/-]/giu;
