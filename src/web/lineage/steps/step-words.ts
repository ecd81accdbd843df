import type { BoxKey, DrawnDataset, DrawnLink } from '../../../report/drawing/drawing.js';
import { flowchart } from '../../../report/mermaid/flowchart.js';
import { pluralize } from '../../../report/words/pluralize.js';
import { roundConfidence } from '../../entity/edge-facts.js';
import { ownerName } from '../../entity/ownership.js';
import { isoTime } from '../../ui/time-text.js';
import { columnKey, type Graph, type GraphBox, type Path } from '../model/graph.js';
import { type PathPlace, placeKey } from '../model/path.js';
import { lastChange, ownersOf, recordsOf, writerWords } from '../owners/provenance.js';
import type { ReadStep } from './path-steps.js';

/** Names boxes by urn, as shortly as it takes to tell them apart. */
export type Names = ReadonlyMap<string, string>;

/** @param isShort false: names are full names at least. Default: true */
export function namesOf(boxes: readonly GraphBox[], isShort = true): Names {
  const formsOf = (box: GraphBox): readonly string[] => [
    ...(isShort ? [box.name] : []),
    box.full,
    captionOf(box),
  ];
  const counts = new Map<string, number>();
  for (const name of boxes.flatMap((box) => [...new Set(formsOf(box))]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    boxes.map((box) => [box.urn, formsOf(box).find((name) => counts.get(name) === 1) ?? box.urn]),
  );
}

function captionOf({ platform, full, env }: GraphBox): string {
  return [platform, full, env && `(${env})`].filter((part) => part !== '').join(' ');
}

/** Names both ends of a step. */
export function endsOf({ upstream, downstream }: ReadStep, names: Names) {
  const nameOf = ({ urn, column }: PathPlace): string =>
    [names.get(urn) ?? urn, column].filter((part) => part !== null).join('.');
  // A record of a whole upstream feeds one column.
  const isWhole = upstream.column === null && downstream.column !== null;
  return { from: `${nameOf(upstream)}${isWhole ? ' as a whole' : ''}`, to: nameOf(downstream) };
}

/** The records about a step besides its transform, in a few words each. */
export function factsOf(
  step: ReadStep,
  { boxes }: Pick<Graph, 'boxes'>,
  timeWords: (time: number) => string = isoTime,
): readonly string[] {
  const { edge, pair, isBack } = step;
  const change = lastChange(recordsOf(edge, pair));
  const writer = writerWords(change);
  return [
    isBack ? 'leads back to an earlier step' : '',
    pair?.confidence === undefined ? '' : `confidence ${roundConfidence(pair.confidence)}`,
    pair?.query ? `query ${pair.query}` : '',
    ...jobsOf(step, boxes).map((name) => `through the job ${name}`),
    change.time === null
      ? 'writer and time not recorded'
      : `written ${timeWords(change.time)} by ${writer ?? 'an unknown writer'}`,
    ...ownersOf(edge, pair).map((owner) => `owned by ${ownerName(owner)}`),
  ].filter((words) => words !== '');
}

/** The names of the jobs on a step, drawn as boxes or as links. */
function jobsOf({ edge, pair }: ReadStep, boxes: readonly GraphBox[]): readonly string[] {
  const drawn = boxes.filter(({ urn }) => urn === pair?.via);
  const linked = edge.through.filter(({ urn }) => (pair?.via ?? urn) === urn);
  return [...drawn, ...linked].map(({ name }) => name);
}

/** A path with its steps, as texts need it. */
export interface ReadPath {
  readonly graph: Graph;
  readonly path: Path;
  readonly steps: readonly ReadStep[];
  /** The least number of steps that are not drawn. Null: not known. */
  readonly missing: number | null;
}

/** Names the start of a path. */
export function titleOf({ start }: Path, names: Names): string {
  return [names.get(start.urn) ?? start.urn, start.column].filter(Boolean).join('.');
}

/** Counts the steps of a path: "5 steps in 3 hops". */
export function sizeWords(steps: readonly ReadStep[]): string {
  const hops = Math.max(0, ...steps.map(({ hop }) => hop));
  return `${pluralize(steps.length, 'step')} in ${pluralize(hops, 'hop')}`;
}

/** Says how much of a path is not drawn. Empty: all of it is. */
export function missingWords({ missing }: Pick<ReadPath, 'missing'>): string {
  if (missing === null) return 'steps beyond the graph, which are not counted';
  return missing === 0 ? '' : `at least ${pluralize(missing, 'step')} beyond the graph`;
}

/** Writes a path as text, with full names and times. */
export function pathText(read: ReadPath): string {
  const { graph, path, steps } = read;
  const lit = graph.boxes.filter(({ urn }) => path.boxes.has(urn));
  const names = namesOf(lit, false);
  const lines = steps.flatMap((step) => {
    const { from, to } = endsOf(step, names);
    const transform = step.pair?.transform ? [`   ${step.pair.transform}`] : [];
    return [
      `${step.number}. ${from} -> ${to}`,
      ...transform,
      `   ${factsOf(step, graph).join('; ')}`,
    ];
  });
  const missing = missingWords(read);
  const notes = missing === '' ? [] : [`Not shown: ${missing}`];
  const title = `Path of ${titleOf(path, names)}: ${sizeWords(steps)}`;
  return `${[title, ...notes, '', ...lines].join('\n')}\n`;
}

/** Writes a path as a flowchart that GitHub draws. Of a larger path it says so. */
export function pathMermaid(read: ReadPath): string {
  const { graph, path, steps } = read;
  const places = [
    path.start,
    ...steps.flatMap(({ upstream, downstream }) => [upstream, downstream]),
  ];
  const drawn = new Set(places.map(({ urn }) => urn));
  const datasets = graph.boxes
    .filter(({ urn }) => drawn.has(urn))
    .map((box) => datasetOf(box, path, places));
  const links = steps.map((step) => linkOf(step, graph));
  const leftOut = [missingWords(read)].filter((words) => words !== '');
  const text = flowchart({ datasets, links, leftOut });
  if (links.length <= MAX_LINKS && text.length <= MAX_CHARACTERS) return text;
  const note = `${sizeWords(steps)}: too large for a flowchart. The text has all of it.`;
  return flowchart({ datasets: [], links: [], leftOut }, note);
}

/** Mermaid draws no larger flowchart. */
const MAX_LINKS = 500;
const MAX_CHARACTERS = 50_000;

// Drawings name boxes and columns by any text.
function boxKey(urn: string): BoxKey {
  return urn as BoxKey;
}

function datasetOf(box: GraphBox, { start }: Path, places: readonly PathPlace[]): DrawnDataset {
  const { urn, name } = box;
  const own = places.flatMap((one) => (one.urn === urn && one.column !== null ? [one.column] : []));
  return {
    urn: boxKey(urn),
    name,
    caption: captionOf(box),
    state: urn === start.urn ? 'selected' : 'context',
    notes: [],
    columns: [...new Set(own)].map((column) => ({
      field: columnKey(urn, column),
      name: column,
      state: 'context',
    })),
  };
}

function linkOf(step: ReadStep, { boxes }: Graph): DrawnLink {
  const { upstream, downstream, pair } = step;
  const jobs = jobsOf(step, boxes).map((name) => `through ${name}`);
  const link = {
    upstream: boxKey(upstream.urn),
    downstream: boxKey(downstream.urn),
    state: 'context',
    note: [pair?.transform, ...jobs].filter(Boolean).join(', '),
  } as const;
  if (downstream.column === null) return { ...link, element: 'edge', hiddenPairs: null };
  const fields = { upstreamField: placeKey(upstream), downstreamField: placeKey(downstream) };
  return { ...link, element: 'pair', ...fields };
}
