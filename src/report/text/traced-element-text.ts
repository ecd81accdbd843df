import type { ColumnRule, Decided, DeclaredAs, LiveEdge, LiveMark, LivePair, TracedElement, TracedPair } from '../../plan/trace/trace.js';
import { changeWords } from './change-words.js';
import { counted } from './counted.js';
import { placeLines } from './findings-text.js';
import { harmless } from './harmless.js';
import type { TextContext } from './text-context.js';

/** One element, from the line that declares it to what is decided on it. */
export function tracedElementText(element: TracedElement, context: TextContext): string {
  const { paint } = context;
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['manifest', manifestLines(element.manifest, context)],
    ['canonical', canonicalLines(element)],
    ...(element.live ? [['catalog', element.element === 'edge' ? edgeLines(element.live) : pairLines(element.live)] as const] : []),
    ...(element.decision ? [['decision', decisionLines(element.decision)] as const] : []),
  ];
  const title = paint.title(`${element.element === 'edge' ? 'edge' : 'column'} ${harmless(element.address)}`);
  const lines = sections.flatMap(([name, rows]) => [`  ${paint.faint(name)}`, ...rows.map((row) => `    ${row}`)]);
  return `${[title, ...lines].join('\n')}\n`;
}

function manifestLines(manifest: DeclaredAs | null, context: TextContext): readonly string[] {
  if (!manifest) return ['declared by no manifest'];
  const { wildcard, ownership, ownershipBy, protect } = manifest;
  const by = ownershipBy === 'entry' ? 'by its entry' : 'by the settings';
  return [
    ...placeLines(manifest, context).map((line) => line.slice(2)),
    ...(wildcard ? ['"*": a column that both ends have, and that no other mapping names'] : []),
    `ownership ${ownership} ${by}${protect ? ', protected' : ''}`,
  ];
}

function canonicalLines(element: TracedElement): readonly string[] {
  if (element.element === 'edge')
    return [harmless(element.downstream), `<- ${harmless(element.upstream)}`, `type ${harmless(element.type)}`];
  const { downstreamField, upstreamField, transform, confidence } = element satisfies TracedPair;
  return [
    harmless(downstreamField),
    `<- ${harmless(upstreamField)}`,
    `${transform === null ? 'no transform' : `transform ${harmless(transform)}`}, confidence ${confidence}`,
  ];
}

function edgeLines({ records, marks }: LiveEdge): readonly string[] {
  if (records.length === 0) return ['no record of it'];
  const made = records.map(({ type, createdBy, createdAt }) => {
    const when = createdAt === null ? '' : ` at ${createdAt}`;
    return `record of type ${harmless(type)}, made by ${createdBy === null ? 'nobody knows whom' : harmless(createdBy)}${when}`;
  });
  if (marks === null) return [...made, 'its property "headwater" is no mark'];
  return [...made, ...(marks.length === 0 ? ['no mark on it'] : marks.map(markLine))];
}

function markLine({ owner, ours, edge, pairs, protect }: LiveMark): string {
  const parts = [...(edge ? ['the edge'] : []), ...(pairs > 0 ? [counted(pairs, 'column pair')] : []), ...(protect ? ['protected'] : [])];
  return `marked by ${harmless(owner)}${ours ? ' (us)' : ''}: ${parts.length === 0 ? 'nothing' : parts.join(', ')}`;
}

function pairLines({ records, owners, downstreamColumn, upstreamColumn }: LivePair): readonly string[] {
  return [
    ...(records.length === 0 ? ['no record of it'] : records.map((record) => `record ${harmless(JSON.stringify(record))}`)),
    owners.length === 0 ? 'named by no mark' : `named by the mark of ${harmless(owners.join(', '))}`,
    ...columnLine('downstream', downstreamColumn),
    ...columnLine('upstream', upstreamColumn),
  ];
}

const rules: Readonly<Record<ColumnRule, string>> = {
  exact: 'found in the schema by its exact field path',
  simplified: 'found in the schema by its simplified field path',
  'letter-case': 'found in the schema without regard to letter case',
  'no-schema': 'taken as it is written: there is no schema',
  'not-there': 'not in the schema',
};

function columnLine(end: string, rule: ColumnRule | null): readonly string[] {
  return rule === null ? [] : [`${end} column ${rules[rule]}`];
}

function decisionLines({ kind, why, change }: Decided): readonly string[] {
  const plan = change ? `a plan would ${change.kind} ${changeWords(change)}` : 'a plan leaves it as it is';
  return [`${kind}: ${harmless(why)}`, plan];
}
