import type { Ownership } from '../model/desired-state.js';
import { entryAt, type LocatedNode, listItems, mapEntries, valueAt } from '../yaml/located-node.js';
import { SourceRange } from '../yaml/source-text.js';
import type { DeclaredEdge, EdgeListKey } from './declared-edge.js';
import type { FileNames } from './file-names.js';
import type { LineageEntry } from './manifest.js';
import { JobMention, Mention } from './mention.js';
import { readEdge, readEntity } from './read-edge.js';
import { readJobMapping, readMapping } from './read-mapping.js';
import { rangeOf } from './read-reference.js';
import { present, readBoolean, readPlacedFact, readWordFact } from './read-values.js';

const OWNERSHIPS: readonly Ownership[] = ['shared', 'exclusive'];

/** Reads one item of `lineage` and leaves out malformed parts. */
export function readLineageEntry(node: LocatedNode, names: FileNames): LineageEntry {
  return isOfJob(node) ? readJobEntry(node, names) : readDownstreamEntry(node, names);
}

/** Returns true for the entry of a job, as the schema decides it. */
function isOfJob(node: LocatedNode): boolean {
  const has = (key: string) => entryAt(node, key) !== undefined;
  return has('job') || (!has('downstream') && (has('inputs') || has('outputs') || has('after')));
}

function readDownstreamEntry(node: LocatedNode, names: FileNames): LineageEntry {
  const downstream = valueAt(node, 'downstream');
  const reference = downstream && readEntity(downstream, names);
  const { edges, empty, incomplete } = readList(node, 'upstreams', names);
  return {
    form: 'downstream',
    downstream: downstream && reference && new Mention(downstream, reference),
    upstreams: edges,
    emptyUpstreams: empty,
    incomplete,
    columns: mapEntries(valueAt(node, 'columns')).map((entry) => readMapping(entry, names)),
    ...readConsent(node),
    range: entryRange(node, 'downstream'),
  };
}

function readJobEntry(node: LocatedNode, names: FileNames): LineageEntry {
  const job = valueAt(node, 'job');
  const reference = job && readEntity(job, names, 'dataJob');
  const inputs = readList(node, 'inputs', names);
  const lists = [inputs, readList(node, 'outputs', names), readList(node, 'after', names)];
  const columns = mapEntries(valueAt(node, 'columns'));
  return {
    form: 'job',
    downstream: job && reference && new JobMention(job, reference),
    upstreams: lists.flatMap(({ edges }) => edges),
    emptyUpstreams: inputs.empty,
    incomplete: lists.some(({ incomplete }) => incomplete),
    columns: present(columns.map((entry) => readJobMapping(entry, names))),
    ...readConsent(node),
    range: entryRange(node, 'job'),
  };
}

interface EdgeListReading {
  readonly edges: readonly DeclaredEdge[];
  /** The range of a list without items. */
  readonly empty: SourceRange | undefined;
  /** True if an item is malformed, or the whole list. */
  readonly incomplete: boolean;
}

function readList(entry: LocatedNode, key: EdgeListKey, names: FileNames): EdgeListReading {
  const list = valueAt(entry, key);
  const items = listItems(list);
  const edges = present(items.map((item) => readEdge(item, key, names)));
  return {
    edges,
    empty: list?.kind === 'list' && items.length === 0 ? list : undefined,
    incomplete: edges.length < items.length || (list !== undefined && list.kind !== 'list'),
  };
}

/** Reads what an entry of any kind says about its owner. */
function readConsent(node: LocatedNode): Pick<LineageEntry, 'protect' | 'ownership'> {
  const protect = readPlacedFact(valueAt(node, 'protect'), readBoolean);
  const ownership = readPlacedFact(valueAt(node, 'ownership'), (value) =>
    readWordFact(OWNERSHIPS, value),
  );
  return { protect: protect ?? undefined, ownership: ownership ?? undefined };
}

/** Returns the range of an entry: its holder, which findings name, if another key is first. */
function entryRange(node: LocatedNode, key: LineageEntry['form']): SourceRange {
  const holder = entryAt(node, key);
  return holder === undefined || mapEntries(node)[0] === holder
    ? rangeOf(node)
    : new SourceRange(node.source, holder.start, holder.value.end);
}
