import { entityTypes, kindOf, kinds } from '../../model/kinds.js';
import type {
  Change,
  ChangeKind,
  DatasetChange,
  EdgeChange,
  EdgeValue,
  PairChange,
  PairValue,
} from '../../plan/document/change.js';
import type { PlanSummary } from '../../plan/document/plan.js';
import { escapeControls, inBrackets } from './escape.js';
import { pluralize } from './pluralize.js';

export const changeSymbols: Readonly<Record<ChangeKind, string>> = {
  create: '+',
  update: '~',
  delete: '-',
  mark: '*',
};

export const changeReasons: Readonly<Record<Change['reason'], string>> = {
  'dataset-missing': 'create: true, not in the catalog',
  'content-differs': 'made by us, declared otherwise',
  missing: 'not in the catalog',
  differs: 'ours, declared otherwise',
  undeclared: 'ours, no longer declared',
  'edge-removed': 'ours, its edge goes',
  exclusive: 'ownership is exclusive',
  'made-by-us': 'made by our user, not marked yet',
  shared: 'another stack declares it too',
  released: 'no longer ours, stays where it is',
  'left-to-others': 'no longer ours; another writer has it too, so it stays',
  adopted: 'declared and there, ours from now on',
  'rolled-back': 'as before the apply',
  'renamed-stack': 'marked under an earlier name of the stack',
  protect: 'protection declared otherwise',
  note: 'note declared otherwise',
  'mark-outdated': 'the mark names elements that do not exist',
  declared: 'new in the manifests',
  'declared-otherwise': 'was declared otherwise',
  'declared-no-more': 'no longer declared',
};

/** `edge orders <- raw_fx (COPY -> VIEW)` */
export function describeElement(change: Change): string {
  return `${elementWord(change)} ${escapeControls(change.address)}${inBrackets(changeDetails(change))}`;
}

const elementWords: Readonly<Record<Change['element'], string>> = {
  dataset: 'dataset',
  edge: 'edge',
  pair: 'column',
};

/** The identity of an element, as far as its word depends on it. */
type WordedElement = Pick<DatasetChange, 'element' | 'urn'> | { readonly element: 'edge' | 'pair' };

/** Returns the word for an element: `edge`, `column`, or the kind of an entity. */
export function elementWord(one: WordedElement): string {
  return one.element === 'dataset' ? kindOf(one.urn).word : elementWords[one.element];
}

/**
 * Names the attributes of an element or their changes: `VIEW -> COPY`, `confidence 0.9`,
 * `protected`. Leaves out defaults.
 */
export function changeDetails(change: Change): readonly string[] {
  switch (change.element) {
    case 'dataset':
      return [];
    case 'edge':
      return edgeDetails(change);
    case 'pair':
      return pairDetails(change);
  }
}

function edgeDetails({ kind, reason, before, after }: EdgeChange): readonly string[] {
  const type = transition(before?.type, after?.type);
  const isPlain = type === 'TRANSFORMED' && kind !== 'update';
  const protection =
    before && after && before.protected !== after.protected
      ? [after.protected ? 'protected' : 'not protected']
      : [];
  return [
    ...(isPlain || kind === 'mark' ? [] : [type]),
    ...protection,
    ...noteDetails(before, after),
    ...(reason === 'rolled-back' ? ownership(before, after) : []),
  ];
}

/** Names the note of an edge, or its change. */
function noteDetails(before: EdgeValue | null, after: EdgeValue | null): readonly string[] {
  const [old, now] = [before, after].map((value) => value?.note);
  if (!before || !after) return (old ?? now) === undefined ? [] : [noteText(String(old ?? now))];
  if (old === now) return [];
  if (now === undefined) return [`${noteText(String(old))} -> none`];
  return [old === undefined ? noteText(now) : `${noteText(old)} -> "${now}"`];
}

/** `note "until the ingestion sees it"` */
export function noteText(note: string): string {
  return `note "${note}"`;
}

/** Names the new owner of an element that a rollback restores. Other reasons imply the owner. */
function ownership(
  before: EdgeValue | PairValue | null,
  after: EdgeValue | PairValue | null,
): readonly string[] {
  if (!before || !after || before.owned === after.owned) return [];
  return [after.owned ? 'ours again' : 'no longer ours'];
}

function pairDetails(change: PairChange): readonly string[] {
  const { reason, before, after } = change;
  return [...valueDetails(change), ...(reason === 'rolled-back' ? ownership(before, after) : [])];
}

function valueDetails({ kind, before, after }: PairChange): readonly string[] {
  if (kind === 'mark') return [];
  const transform = transition(transformName(before), transformName(after));
  const confidence = transition(before?.confidence.toString(), after?.confidence.toString());
  return [
    ...(transform === 'none' ? [] : [transform]),
    ...(confidence === '1' ? [] : [`confidence ${confidence}`]),
  ];
}

function transformName(value: PairValue | null): string | undefined {
  return value === null ? undefined : (value.transform ?? 'none');
}

/** Names the transform and the confidence of an unchanged pair. Leaves out defaults. */
export function derivationDetails({
  transform,
  confidence,
}: Pick<PairValue, 'transform' | 'confidence'>): readonly string[] {
  return [
    ...(transform === null ? [] : [transform]),
    ...(confidence === 1 ? [] : [`confidence ${confidence}`]),
  ];
}

/** `COPY`, or `VIEW -> COPY` if the value changes. */
function transition(before: string | undefined, after: string | undefined): string {
  if (before === undefined || after === undefined || before === after)
    return String(after ?? before);
  return `${before} -> ${after}`;
}

type KindCounts = Pick<PlanSummary, 'add' | 'change' | 'remove' | 'mark'>;

/** `3 to add, 1 to change, 2 to remove`, with `4 to mark` if there are any. */
export function countsText({ add, change, remove, mark }: KindCounts): string {
  return `${add} to add, ${change} to change, ${remove} to remove${mark > 0 ? `, ${mark} to mark` : ''}`;
}

/** `3 to add, 2 to remove`. Kinds without a change are left out. */
export function presentCounts({ add, change, remove, mark }: KindCounts): string {
  const counts = [
    [add, 'add'],
    [change, 'change'],
    [remove, 'remove'],
    [mark, 'mark'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, verb]) => `${count} to ${verb}`)
    .join(', ');
}

/** `1 edge, 13 columns`. Elements that do not occur are left out. */
export function elementCounts(all: readonly WordedElement[]): string {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(elementWord(one), (counts.get(elementWord(one)) ?? 0) + 1);
  return WORD_ORDER.flatMap((word) => {
    const count = counts.get(word);
    return count === undefined ? [] : [pluralize(count, word)];
  }).join(', ');
}

const WORD_ORDER = [
  ...entityTypes.map((type) => kinds[type].word),
  elementWords.edge,
  elementWords.pair,
];

/** Counts changes by kind. */
export function countKinds(changes: readonly Change[]): KindCounts {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  return {
    add: count('create'),
    change: count('update'),
    remove: count('delete'),
    mark: count('mark'),
  };
}
