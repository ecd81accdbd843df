import type { BoxKey, DrawnDataset, DrawnLink } from '../../../report/drawing/drawing.js';
import { fitDrawing } from '../../../report/drawing/fit-drawing.js';
import { flowchart } from '../../../report/mermaid/flowchart.js';
import { pluralize } from '../../../report/words/pluralize.js';
import { roundConfidence } from '../../entity/edge-facts.js';
import { ownerName } from '../../entity/ownership.js';
import { isoTime } from '../../ui/time-text.js';
import { columnKey, type Graph, type GraphBox, type Path } from '../model/graph.js';
import { type Place, placeKey } from '../model/path.js';
import { lastChange, ownersOf, recordsOf, writerWords } from '../owners/provenance.js';
import type { PathStep } from './path-steps.js';

type Form = (box: GraphBox) => string;

const SHORT: Form = ({ name }) => name;
const FULL: Form = ({ full }) => full;
const WITH_PLATFORM: Form = ({ platform, full, env }) =>
  [platform, full, env && `(${env})`].filter((part) => part !== '').join(' ');

/** Names boxes by urn, as shortly as it takes to tell them apart. */
export type Names = ReadonlyMap<string, string>;

/** @param forms the names of a box that may do, the shortest first. Default: all */
export function namesOf(boxes: readonly GraphBox[], forms = [SHORT, FULL, WITH_PLATFORM]): Names {
  const counts = new Map<string, number>();
  for (const name of boxes.flatMap((box) => [...new Set(forms.map((form) => form(box)))]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    boxes.map((box) => {
      const names = forms.map((form) => form(box));
      return [box.urn, names.find((name) => counts.get(name) === 1) ?? box.urn];
    }),
  );
}

/** Names both ends of a step. */
export function endsOf({ upstream, downstream }: PathStep, names: Names) {
  const nameOf = ({ urn, column }: Place): string =>
    [names.get(urn) ?? urn, column].filter((part) => part !== null).join('.');
  // A record of a whole upstream feeds one column.
  const isWhole = upstream.column === null && downstream.column !== null;
  return { from: `${nameOf(upstream)}${isWhole ? ' as a whole' : ''}`, to: nameOf(downstream) };
}

/** What is recorded of a step besides its transform, in a few words each. */
export function factsOf(
  { edge, pair, isBack }: PathStep,
  { boxes }: Pick<Graph, 'boxes'>,
  timeWords: (time: number) => string = isoTime,
): readonly string[] {
  const change = lastChange(recordsOf(edge, pair));
  const writer = writerWords(change);
  const job = boxes.find(({ urn }) => urn === pair?.via);
  const jobs = job ? [job] : edge.through.filter(({ urn }) => (pair?.via ?? urn) === urn);
  return [
    isBack ? 'leads back to an earlier step' : '',
    pair?.confidence === undefined ? '' : `confidence ${roundConfidence(pair.confidence)}`,
    pair?.query ? `query ${pair.query}` : '',
    ...jobs.map(({ name }) => `through the job ${name}`),
    change.time === null
      ? 'writer and time not recorded'
      : `written ${timeWords(change.time)} by ${writer ?? 'an unknown writer'}`,
    ...ownersOf(edge, pair).map((owner) => `owned by ${ownerName(owner)}`),
  ].filter((words) => words !== '');
}

/** A path with its steps, as texts need it. */
export interface ReadPath {
  readonly graph: Graph;
  readonly path: Path;
  readonly steps: readonly PathStep[];
  /** The least number of steps that are not drawn. Null: not known. */
  readonly missing: number | null;
}

/** Names the start of a path. */
export function titleOf({ start }: Path, names: Names): string {
  return [names.get(start.urn) ?? start.urn, start.column].filter(Boolean).join('.');
}

/** Counts the steps of a path: "5 steps in 3 hops". */
export function sizeWords(steps: readonly PathStep[]): string {
  const hops = Math.max(0, ...steps.map(({ hop }) => hop));
  return `${pluralize(steps.length, 'step')} in ${pluralize(hops, 'hop')}`;
}

/** Says how much of a path is not drawn. Empty: all of it is. */
export function missingWords({ missing }: Pick<ReadPath, 'missing'>): string {
  if (missing === null) return 'Steps beyond the graph are not counted.';
  return missing === 0 ? '' : `Beyond the graph: at least ${pluralize(missing, 'more step')}.`;
}

/** Writes a path as text, with full names and times. */
export function pathText(read: ReadPath): string {
  const { graph, path, steps } = read;
  const lit = graph.boxes.filter(({ urn }) => path.boxes.has(urn));
  const names = namesOf(lit, [FULL, WITH_PLATFORM]);
  const lines = steps.flatMap((step) => {
    const { from, to } = endsOf(step, names);
    const transform = step.pair?.transform ? [`   ${step.pair.transform}`] : [];
    return [
      `${step.number}. ${from} -> ${to}`,
      ...transform,
      `   ${factsOf(step, graph).join('; ')}`,
    ];
  });
  const notes = missingWords(read);
  const title = `Path of ${titleOf(path, names)}: ${sizeWords(steps)}`;
  return `${[title, ...(notes && [notes]), '', ...lines].join('\n')}\n`;
}

/** Writes a path as a flowchart that GitHub draws. A large path is reduced, and comments say so. */
export function pathMermaid(read: ReadPath): string {
  const { graph, path, steps } = read;
  const notes = missingWords(read);
  const lit = graph.boxes.filter(
    ({ urn }) =>
      steps.some(({ upstream, downstream }) => [upstream.urn, downstream.urn].includes(urn)) ||
      urn === path.start.urn,
  );
  const datasets = lit.map((box) => datasetOf(box, path, steps));
  const links = steps.map((step) => linkOf(step, graph));
  const leftOut = notes === '' ? [] : [notes];
  const fitted = fitDrawing({ datasets, links, leftOut }, BUDGET, (one) => flowchart(one));
  if (fitted.kind === 'drawn') return fitted.text;
  const note = `${sizeWords(steps)}: too large for a flowchart. The text has all of it.`;
  return flowchart({ datasets: [], links: [], leftOut }, note);
}

/** Mermaid draws at most 500 links and 50,000 characters. */
const BUDGET = { datasets: 200, nodes: 400, links: 400, joins: 400, bytes: 45_000 };

// Drawings name boxes and columns by any text.
function boxKey(urn: string): BoxKey {
  return urn as BoxKey;
}

function datasetOf(box: GraphBox, { start }: Path, steps: readonly PathStep[]): DrawnDataset {
  const { urn, name } = box;
  const columns = new Set(
    steps
      .flatMap(({ upstream, downstream }) => [upstream, downstream])
      .flatMap((place) => (place.urn === urn && place.column !== null ? [place.column] : [])),
  );
  return {
    urn: boxKey(urn),
    name,
    caption: WITH_PLATFORM(box),
    state: urn === start.urn ? 'selected' : 'context',
    notes: [],
    columns: [...columns].map((column) => ({
      field: columnKey(urn, column),
      name: column,
      state: 'context',
    })),
  };
}

function linkOf(step: PathStep, { boxes }: Graph): DrawnLink {
  const { upstream, downstream, pair, edge } = step;
  const via = boxes.find(({ urn }) => urn === pair?.via)?.name;
  const jobs = via ? [via] : edge.through.map(({ name }) => name);
  const note = [pair?.transform, ...jobs.map((name) => `through ${name}`)].filter(Boolean);
  const link = {
    upstream: boxKey(upstream.urn),
    downstream: boxKey(downstream.urn),
    state: 'context',
    note: note.join(', '),
  } as const;
  if (downstream.column === null) return { ...link, element: 'edge', hiddenPairs: null };
  const fields = { upstreamField: placeKey(upstream), downstreamField: placeKey(downstream) };
  return { ...link, element: 'pair', ...fields };
}
