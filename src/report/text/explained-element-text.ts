import type {
  ColumnRule,
  ExplainedDecision,
  ExplainedElement,
  ExplainedPair,
  LiveEdge,
  LiveMark,
  LivePair,
  ManifestSource,
} from '../../insight/explain/explanation.js';
import type { EdgeValue, LineageChange, PairValue } from '../../plan/document/change.js';
import { changeReasons, noteText } from '../words/describe-change.js';
import { escapeControls } from '../words/escape.js';
import { pluralize } from '../words/pluralize.js';
import { placeLines } from './findings-text.js';
import type { TextContext } from './text-context.js';

/** Renders an element from the line that declares it to the decision. */
export function explainedElementText(element: ExplainedElement, context: TextContext): string {
  const { paint } = context;
  const live =
    element.live &&
    (element.element === 'edge' ? edgeLines(element.live) : pairLines(element.live));
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['manifest', manifestLines(element.manifest, context)],
    ['canonical', canonicalLines(element)],
    ...(live ? [['catalog', live] as const] : []),
    ...(element.decision ? [['decision', decisionLines(element.decision)] as const] : []),
  ];
  const title = paint.title(
    `${element.element === 'edge' ? 'edge' : 'column'} ${escapeControls(element.address)}`,
  );
  const lines = sections.flatMap(([name, rows]) => [
    `  ${paint.faint(name)}`,
    ...rows.map((row) => `    ${row}`),
  ]);
  return `${[title, ...lines].join('\n')}\n`;
}

function manifestLines(manifest: ManifestSource | null, context: TextContext): readonly string[] {
  if (!manifest) return ['declared by no manifest'];
  const { wildcard, ownership, ownershipBy, protect } = manifest;
  const by = ownershipBy === 'entry' ? 'by its entry' : 'by the settings';
  return [
    ...placeLines(manifest, context).map((line) => line.slice(2)),
    ...(wildcard ? ['"*": a column that both ends have, and that no other mapping names'] : []),
    `ownership ${ownership} ${by}${protect ? ', protected' : ''}`,
  ];
}

function canonicalLines(element: ExplainedElement): readonly string[] {
  if (element.element === 'edge')
    return [
      escapeControls(element.downstream),
      `<- ${escapeControls(element.upstream)}`,
      `type ${escapeControls(element.type)}`,
      ...(element.note === undefined ? [] : [noteText(element.note)]),
    ];
  const { downstreamField, upstreamField, transform, confidence } = element satisfies ExplainedPair;
  return [
    escapeControls(downstreamField),
    `<- ${escapeControls(upstreamField)}`,
    `${transform === null ? 'no transform' : `transform ${escapeControls(transform)}`}, confidence ${confidence}`,
  ];
}

function edgeLines({ records, marks }: LiveEdge): readonly string[] {
  if (records.length === 0) return ['no record of it'];
  const made = records.map(({ type, createdBy, createdAt }) => {
    const when = createdAt === null ? '' : ` at ${createdAt}`;
    return `record of type ${escapeControls(type)}, made by ${createdBy === null ? 'an unknown user' : escapeControls(createdBy)}${when}`;
  });
  if (marks === null) return [...made, 'its property "headwater" is not a mark'];
  return [...made, ...(marks.length === 0 ? ['no mark on it'] : marks.map(markLine))];
}

function markLine({ owner, ours, edge, pairs, protect, note }: LiveMark): string {
  const parts = [
    ...(edge ? ['the edge'] : []),
    ...(pairs > 0 ? [pluralize(pairs, 'column pair')] : []),
    ...(protect ? ['protected'] : []),
    ...(note === undefined ? [] : [noteText(note)]),
  ];
  return `marked by ${escapeControls(owner)}${ours ? ' (us)' : ''}: ${parts.length === 0 ? 'nothing' : parts.join(', ')}`;
}

function pairLines(pair: LivePair): readonly string[] {
  const { records, owners } = pair;
  return [
    ...(records.length === 0
      ? ['no record of it']
      : records.map((record) => `record ${escapeControls(JSON.stringify(record))}`)),
    owners.length === 0
      ? 'named by no mark'
      : `named by the mark of ${escapeControls(owners.join(', '))}`,
    ...columnLine('downstream', pair.downstreamColumn),
    ...columnLine('upstream', pair.upstreamColumn),
  ];
}

const ruleTexts: Readonly<Record<ColumnRule, string>> = {
  exact: 'found in the schema by its exact field path',
  simplified: 'found in the schema by its simplified field path',
  'letter-case': 'found in the schema without regard to letter case',
  'no-schema': 'taken as it is written: there is no schema',
  'not-there': 'not in the schema',
};

function columnLine(end: string, rule: ColumnRule | null): readonly string[] {
  return rule === null ? [] : [`${end} column ${ruleTexts[rule]}`];
}

/** Renders one decision: its kind and reason, then the old and the new value of each attribute. */
function decisionLines({ kind, why, change }: ExplainedDecision): readonly string[] {
  const decision = `${kind}: ${escapeControls(why)}`;
  if (!change) return [decision, 'a plan leaves it as it is'];
  // A decision such as "restore" does not say how the plan carries it out.
  const how =
    change.kind === kind ? [] : [`a plan would ${change.kind} it: ${changeReasons[change.reason]}`];
  return [decision, ...how, ...changedValues(change)];
}

/**
 * Names each value that a change replaces, with old and new: `transform sum(x) -> avg(x)`. Empty
 * for an element that is created or deleted, and if only our mark changes.
 */
export function changedValues(change: LineageChange): readonly string[] {
  if (change.before === null || change.after === null) return [];
  return change.element === 'edge'
    ? edgeValues(change.before, change.after)
    : pairValues(change.before, change.after);
}

function edgeValues(before: EdgeValue, after: EdgeValue): readonly string[] {
  const isProtected = (value: EdgeValue) => (value.protected ? 'on' : 'off');
  return [
    ...transition('type', before.type, after.type),
    ...transition('protection', isProtected(before), isProtected(after)),
    ...transition('note', before.note ?? 'none', after.note ?? 'none'),
  ];
}

function pairValues(before: PairValue, after: PairValue): readonly string[] {
  return [
    ...transition('transform', before.transform ?? 'none', after.transform ?? 'none'),
    ...transition('confidence', before.confidence, after.confidence),
  ];
}

function transition<T extends string | number>(name: string, before: T, after: T) {
  return before === after ? [] : [escapeControls(`${name} ${before} -> ${after}`)];
}
