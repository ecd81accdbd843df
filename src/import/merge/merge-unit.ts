import { type EdgeEnd, outputEnd } from '../../model/edge-end.js';
import { getOrMake } from '../../model/get-or-make.js';
import { type Element, elementValue } from './element.js';
import { isExcludedByEmpty } from './entry-lists.js';
import { recordHash } from './import-record.js';
import type { ClashChoice } from './import-types.js';
import type { Statement, UnitStatements } from './statements.js';

/** One downstream: in the source, in the manifests, and as the last import wrote it. */
export interface UnitMergeInput {
  readonly source: ReadonlyMap<string, Element>;
  readonly stated: UnitStatements;
  /** The hash of the value by the hash of the key. */
  readonly recorded: ReadonlyMap<string, string>;
  /** The record that a stopped import was about to write. */
  readonly pending: ReadonlyMap<string, string>;
  readonly onClash: ClashChoice;
  /** True for an entry with `protect` or `ownership`, which only stays together with lineage. */
  readonly isHeld: boolean;
  /** False for a file that cannot be changed. */
  readonly canChange: (statement: Statement) => boolean;
}

/** The result for one downstream. */
export interface UnitMerge {
  readonly added: readonly Element[];
  readonly changed: readonly ElementChange[];
  readonly removed: readonly Statement[];
  readonly clashes: readonly Clash[];
  /** The new record of the downstream. It maps the hash of a key to the hash of its value. */
  readonly record: ReadonlyMap<string, string>;
  /** The files with recorded statements, which therefore do not belong to a person. */
  readonly ownFiles: ReadonlySet<string>;
  /** The statements that would change if their files could. */
  readonly blocked: readonly Statement[];
  readonly kept: number;
  readonly staysGone: number;
}

/** Statements of one element that get another value. */
export interface ElementChange {
  readonly statements: readonly Statement[];
  readonly element: Element;
}

/** An element on which a person and the source disagree. */
export interface Clash {
  readonly kind: 'stated' | 'edited';
  readonly element: Element;
  readonly statement: Statement | undefined;
  /** Undefined if the source does not have the element. */
  readonly wanted: Element | undefined;
}

type Action = 'add' | 'change' | 'remove' | 'leave' | 'stays-gone';

/** An element and the action that a merge takes on it. */
interface Draft {
  /** The hash of its key. */
  readonly id: string;
  /** The element of the source, else of the manifests. */
  readonly element: Element;
  readonly statements: readonly Statement[];
  readonly source: Element | undefined;
  /** The hash of the value that the manifests have. */
  readonly value: string | undefined;
  /** The hash of the value that the source has. */
  readonly wanted: string | undefined;
  /** The hash of the value that the last import wrote. */
  readonly base: string | undefined;
  action: Action;
  clash: Clash['kind'] | undefined;
  /** True if the file of a statement cannot be changed. */
  isBlocked: boolean;
}

/** Merges one downstream by element. */
export function mergeUnit(input: UnitMergeInput): UnitMerge {
  const elements = new Map(input.source);
  for (const [key, [{ element }]] of input.stated)
    if (!elements.has(key)) elements.set(key, element);
  const drafts = [...elements].map(([key, element]) => draftOf(key, element, input));
  const edges = new Map<EdgeEnd, Draft>();
  for (const draft of drafts)
    if (draft.element.kind === 'edge') edges.set(draft.element.upstream, draft);
  keepHeldEdges(edges, drafts, input);
  settleEmpty(edges, drafts, input);
  keepNeededEdges(edges, drafts);
  dropLoosePairs(edges, drafts);
  return toMerge(drafts);
}

/** The drafts of the edges, by other end. */
type Edges = ReadonlyMap<EdgeEnd, Draft>;

/** Hashes by value: few values occur, and a single value nearly always. */
const valueHashes = new Map<string, string>();
const MAX_HASHES = 10_000;

function valueHash(element: Element): string {
  const value = elementValue(element);
  if (valueHashes.size >= MAX_HASHES) valueHashes.clear();
  return getOrMake(valueHashes, value, () => recordHash(value));
}

function draftOf(key: string, element: Element, input: UnitMergeInput): Draft {
  const id = recordHash(key);
  const statements = input.stated.get(key) ?? [];
  const source = input.source.get(key);
  const value = statedHash(statements, source);
  const pending = input.pending.get(id);
  const draft: Draft = {
    id,
    element,
    statements,
    source,
    value,
    wanted: source && valueHash(source),
    // If the manifests have the pending value of an element, a stopped import has written it.
    base: input.recorded.get(id) ?? (pending === value ? pending : undefined),
    action: 'leave',
    clash: undefined,
    isBlocked: false,
  };
  decide(draft, input);
  return draft;
}

/**
 * Returns the hash of the value that statements state. Undefined without statements. If they
 * contradict each other, returns a text that equals no hash.
 */
function statedHash(
  [first, ...others]: readonly Statement[],
  source: Element | undefined,
): string | undefined {
  if (first === undefined) return undefined;
  const stated = withoutOpenNote(first.element, source);
  const value = elementValue(stated);
  const isOne = others.every(({ element }) => {
    return elementValue(withoutOpenNote(element, source)) === value;
  });
  return isOne ? valueHash(stated) : '';
}

/** Ignores the note of an edge if the source states none: people note what no source knows. */
function withoutOpenNote(element: Element, source: Element | undefined): Element {
  const isOpen = source?.kind === 'edge' && source.note === undefined;
  return isOpen && element.kind === 'edge' ? { ...element, note: undefined } : element;
}

function decide(draft: Draft, { onClash, canChange }: UnitMergeInput): void {
  const { value, wanted, base, statements } = draft;
  const write: Action = wanted === undefined ? 'remove' : 'change';
  if (value === undefined) draft.action = base === undefined ? 'add' : 'stays-gone';
  else if (value === wanted) return;
  else if (value === base) draft.action = write;
  else draft.clash = clashOf(draft);
  if (draft.clash !== undefined && onClash === 'source') {
    draft.clash = undefined;
    draft.action = write;
  }
  if (draft.action !== write || statements.every(canChange)) return;
  draft.action = 'leave';
  draft.isBlocked = true;
}

/** Returns the kind of a clash. Undefined if the source says nothing new. */
function clashOf({ wanted, base }: Draft): Clash['kind'] | undefined {
  if (base === undefined) return wanted === undefined ? undefined : 'stated';
  return wanted === base ? undefined : 'edited';
}

function standsAfter({ statements, action }: Draft): boolean {
  return action === 'add' || (statements.length > 0 && action !== 'remove');
}

/** Keeps the edges if all lineage would go, since `protect` or `ownership` would go with it. */
function keepHeldEdges(edges: Edges, drafts: readonly Draft[], { isHeld }: UnitMergeInput): void {
  if (!isHeld || drafts.some(standsAfter)) return;
  for (const edge of edges.values()) if (edge.action === 'remove') keep(edge);
}

/** Keeps `upstreams: []` or `inputs: []` and such edges apart, since they exclude each other. */
function settleEmpty(
  edges: Edges,
  drafts: readonly Draft[],
  { onClash, canChange }: UnitMergeInput,
): void {
  const empty = drafts.find(({ element }) => element.kind === 'empty');
  const standing = [...edges]
    .filter(([end, edge]) => isExcludedByEmpty(end) && standsAfter(edge))
    .map(([, edge]) => edge);
  if (empty === undefined || !standsAfter(empty) || standing.length === 0) return;
  if (empty.action === 'add') {
    empty.action = 'leave';
    empty.clash = 'stated';
  } else if (onClash === 'source' && empty.statements.every(canChange)) empty.action = 'remove';
  else {
    empty.clash = 'stated';
    for (const edge of standing) if (edge.action === 'add') edge.action = 'stays-gone';
  }
}

/** Keeps the edges of a pair that a person keeps, since a column needs its edges. */
function keepNeededEdges(edges: Edges, drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    if (!standsAfter(draft)) continue;
    for (const edge of edgesOf(draft, edges)) if (edge.action === 'remove') keep(edge);
  }
}

function keep(draft: Draft): void {
  draft.action = 'leave';
  draft.clash = 'edited';
}

/** Drops the columns of an edge that a person deleted. */
function dropLoosePairs(edges: Edges, drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    if (draft.action !== 'add') continue;
    if (!edgesOf(draft, edges).every(standsAfter)) draft.action = 'stays-gone';
  }
}

/** Returns the drafts of the edges that a column needs. None for an edge itself. */
function edgesOf({ element }: Draft, edges: Edges): readonly Draft[] {
  if (element.kind !== 'pair' && element.kind !== 'wildcard') return [];
  const output = element.kind === 'pair' && element.of ? [outputEnd(element.of)] : [];
  return [element.upstream, ...output].flatMap((end) => edges.get(end) ?? []);
}

function toMerge(drafts: readonly Draft[]): UnitMerge {
  const withAction = (action: Action) => drafts.filter((draft) => draft.action === action);
  const staying = withAction('leave');
  const record = new Map<string, string>();
  const ownFiles = new Set<string>();
  for (const draft of drafts) {
    const recorded = recordedHash(draft);
    if (recorded !== undefined) record.set(draft.id, recorded);
    if (draft.base !== undefined)
      for (const { place } of draft.statements) ownFiles.add(place.file);
  }
  return {
    added: withAction('add').map(({ element }) => element),
    changed: withAction('change'),
    removed: withAction('remove').flatMap(({ statements }) => statements),
    clashes: staying.flatMap(toClash),
    record,
    ownFiles,
    blocked: staying.flatMap(({ isBlocked, statements }) => (isBlocked ? statements : [])),
    kept: staying.filter(isKept).length,
    staysGone: withAction('stays-gone').length,
  };
}

function toClash({ clash: kind, element, statements, source }: Draft): readonly Clash[] {
  return kind === undefined ? [] : [{ kind, element, statement: statements[0], wanted: source }];
}

function recordedHash({ action, value, wanted, base }: Draft): string | undefined {
  if (action === 'remove') return undefined;
  const isWritten =
    action === 'add' || action === 'change' || (base !== undefined && value === wanted);
  return isWritten ? wanted : base;
}

/** Returns true if an element stays unchanged, although the source has or had another value. */
function isKept({ statements, value, wanted, base, isBlocked }: Draft): boolean {
  return !isBlocked && statements.length > 0 && value !== wanted && (base ?? wanted) !== undefined;
}
