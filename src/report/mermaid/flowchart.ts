import {
  columnSigns,
  type Drawing,
  type DrawnColumn,
  type DrawnDataset,
  type DrawnLink,
  datasetSigns,
  type LinkState,
} from '../drawing/drawing.js';
import { linkLabel } from '../drawing/link-label.js';
import { mermaidText } from './escape.js';

/**
 * A drawing as a flowchart from upstream to downstream. Ids are made up: no name is ever part of the syntax. What is left out
 * is said in comments.
 */
export function flowchart(drawing: Drawing): string {
  const ids = idsOf(drawing);
  const lines = [
    'flowchart LR',
    ...drawing.leftOut.map((words) => `  %% not drawn: ${words}`),
    ...drawing.datasets.flatMap((dataset) => datasetLines(dataset, drawing, ids)),
    ...drawing.links.map((link) => `  ${linkLine(link, ids)}`),
    ...classLines(drawing, ids),
    ...linkStyleLines(drawing),
  ];
  return `${lines.join('\n')}\n`;
}

type Ids = ReadonlyMap<string, string>;

function idsOf({ datasets }: Drawing): Ids {
  const keys = datasets.flatMap(({ urn, columns }) => [urn, ...columns.map(({ field }) => field)]);
  return new Map(keys.map((key, at) => [key, `n${at + 1}`]));
}

function idOf(ids: Ids, key: string): string {
  return String(ids.get(key));
}

/** A dataset whose columns are drawn is a box around them. */
function datasetLines(dataset: DrawnDataset, drawing: Drawing, ids: Ids): readonly string[] {
  const label = `${idOf(ids, dataset.urn)}["${datasetLabel(dataset, drawing)}"]`;
  if (dataset.columns.length === 0) return [`  ${label}`];
  const columns = dataset.columns.map((column) => `    ${idOf(ids, column.field)}["${columnLabel(column)}"]`);
  return [`  subgraph ${label}`, ...columns, '  end'];
}

/** Two datasets may go by one name, in two environments: then the name alone would not tell them apart. */
function datasetLabel({ urn, name, caption, state, notes }: DrawnDataset, { datasets }: Drawing): string {
  const isShared = datasets.some((other) => other.urn !== urn && other.name === name);
  return mermaidText([datasetSigns[state], isShared ? caption : name, ...notes.map((note) => `(${note})`)].filter(Boolean).join(' '));
}

function columnLabel({ name, state }: DrawnColumn): string {
  return mermaidText([columnSigns[state], name].filter(Boolean).join(' '));
}

/** Told apart without colour: by the line and by the sign at it. */
const arrows: Readonly<Record<LinkState, string>> = { added: '==>', removed: '-.->', changed: '-->', marked: '-->', context: '-->' };

const MAX_LABEL = 48;

function linkLine(link: DrawnLink, ids: Ids): string {
  const [upstream, downstream] = link.element === 'edge' ? [link.upstream, link.downstream] : [link.upstreamField, link.downstreamField];
  const label = linkLabel(link);
  const shown = label === '' ? '' : `|"${mermaidText(label, MAX_LABEL)}"|`;
  return `${idOf(ids, upstream)} ${arrows[link.state]}${shown} ${idOf(ids, downstream)}`;
}

// Lines and frames only: text and fill are the theme's own, so that both are legible on light and on dark ground.
const GREEN = '#2da44e';
const RED = '#cf222e';
const AMBER = '#bf8700';
const GREY = '#8c959f';

const classes = {
  created: `stroke:${GREEN},stroke-width:3px`,
  changed: `stroke:${AMBER},stroke-width:2px`,
  selected: 'stroke-width:3px',
  gains: `stroke:${GREEN},stroke-width:2px`,
  loses: `stroke:${RED},stroke-width:2px,stroke-dasharray:4 3`,
  altered: `stroke:${AMBER},stroke-width:2px`,
} as const;

type ClassName = keyof typeof classes;

function classLines({ datasets }: Drawing, ids: Ids): readonly string[] {
  const members = new Map<string, string[]>();
  const add = (name: string, key: string) => members.set(name, [...(members.get(name) ?? []), idOf(ids, key)]);
  for (const { urn, state, columns } of datasets) {
    add(state, urn);
    for (const column of columns) add(column.state, column.field);
  }
  const used = (Object.keys(classes) as ClassName[]).flatMap((name) => {
    const named = members.get(name);
    return named ? [{ name, named }] : [];
  });
  return used.flatMap(({ name, named }) => [`  classDef ${name} ${classes[name]}`, `  class ${named.join(',')} ${name}`]);
}

const strokes: Readonly<Record<LinkState, string>> = {
  added: `stroke:${GREEN}`,
  removed: `stroke:${RED}`,
  changed: `stroke:${AMBER},stroke-width:2px`,
  marked: `stroke:${AMBER}`,
  context: `stroke:${GREY},stroke-width:1px`,
};

/** Links are styled by their number, in the order in which they stand. */
function linkStyleLines({ links }: Drawing): readonly string[] {
  return (Object.keys(strokes) as LinkState[]).flatMap((state) => {
    const numbers = links.flatMap((link, at) => (link.state === state ? [at] : []));
    return numbers.length === 0 ? [] : [`  linkStyle ${numbers.join(',')} ${strokes[state]}`];
  });
}
