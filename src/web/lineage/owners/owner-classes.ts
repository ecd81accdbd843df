import { groupBy } from '../../../model/group-by.js';
import { pluralize } from '../../../report/words/pluralize.js';
import { ownerName } from '../../entity/ownership.js';
import type { ColumnPair } from '../../entity/pairs.js';
import { type ColorName, OWNER_TONES } from '../canvas/colors.js';
import type { BoxEdge, Graph } from '../model/graph.js';
import type { LineageView } from '../model/lineage-address.js';
import { lastChange, ownersOf, recordsOf, writerKind, writerWords } from './provenance.js';

/** Lineage of one owner or writer, in one color and with one sign. */
export interface OwnerClass {
  readonly name: string;
  /** One character. */
  readonly sign: string;
  readonly tone: ColorName;
  readonly edges: number;
  readonly pairs: number;
}

/** The classes of a graph. Those of stacks or writers come first, in the order of the edges. */
export interface Owners {
  readonly classes: readonly OwnerClass[];
  /** The class of an edge or, with a pair, of the pair. */
  readonly classOf: (edge: BoxEdge, pair: ColumnPair | null) => OwnerClass | undefined;
  /** The classes of the edges that lead to a box. */
  readonly into: (urn: string) => readonly OwnerClass[];
}

const CONNECTORS = 'connectors';
const PEOPLE = 'people';
const NOBODY = 'not recorded';

/** Names that have a sign and a color of their own. */
const FIXED: ReadonlyMap<string, Pick<OwnerClass, 'sign' | 'tone'>> = new Map([
  [CONNECTORS, { sign: 'c', tone: 'own6' }],
  [PEOPLE, { sign: 'p', tone: 'own7' }],
  [NOBODY, { sign: '?', tone: 'faint' }],
]);

/**
 * Sorts the lineage of a graph by owner or by writer. By owner, lineage of no stack belongs to
 * connectors, people or nobody. Classes beyond the seven colors share one, with their number.
 */
export function ownersIn({ edges }: Graph, by: NonNullable<LineageView['by']>): Owners {
  const nameOf = by === 'owner' ? ownerClass : writerClass;
  const names = new Map<BoxEdge | ColumnPair, string>();
  for (const edge of edges) {
    names.set(edge, nameOf(edge, null));
    for (const pair of edge.pairs) names.set(pair, nameOf(edge, pair));
  }
  const own = [...new Set(names.values())].filter((name) => !FIXED.has(name));
  const shown = own.slice(0, OWNER_TONES.length - (by === 'owner' ? 2 : 0));
  const rest = own.length - shown.length;
  const others = pluralize(rest, by === 'owner' ? 'other stack' : 'other writer');
  const titleOf = (name: string): string =>
    FIXED.has(name) || shown.includes(name) ? name : others;
  const found = groupBy(names, ([, name]) => titleOf(name));
  const classes = new Map(
    [...shown, ...(rest > 0 ? [others] : []), ...FIXED.keys()].flatMap((name, at) => {
      const members = found.get(name) ?? [];
      const count = members.filter(([one]) => 'pairs' in one).length;
      const look = FIXED.get(name) ?? {
        sign: name === others ? '+' : String(at + 1),
        tone: name === others ? 'soft' : (OWNER_TONES[at] ?? 'soft'),
      };
      const counts = { edges: count, pairs: members.length - count };
      return members.length > 0 ? [[name, { name, ...look, ...counts }] as const] : [];
    }),
  );
  const classOf: Owners['classOf'] = (edge, pair) =>
    classes.get(titleOf(names.get(pair ?? edge) ?? NOBODY));
  const incoming = groupBy(edges, ({ downstream }) => downstream);
  const into = (urn: string): readonly OwnerClass[] => {
    const all = new Set((incoming.get(urn) ?? []).map((edge) => classOf(edge, null)));
    return [...classes.values()].filter((one) => all.has(one));
  };
  return { classes: [...classes.values()], classOf, into };
}

/** A pair of no stack is of the writer of its edge, unless a stack owns that edge. */
function ownerClass(edge: BoxEdge, pair: ColumnPair | null): string {
  const owners = ownersOf(edge, pair);
  if (owners.length > 0) return owners.map(ownerName).join(' and ');
  if (pair !== null && ownersOf(edge, null).length > 0) return NOBODY;
  const kind = writerKind(lastChange(recordsOf(edge, pair)));
  return kind === null ? NOBODY : kind === 'person' ? PEOPLE : CONNECTORS;
}

function writerClass(edge: BoxEdge, pair: ColumnPair | null): string {
  return writerWords(lastChange(recordsOf(edge, pair))) ?? NOBODY;
}

/** Counts the lineage of a class: "3 edges, 12 column pairs". */
export function countWords({ edges, pairs }: OwnerClass): string {
  return `${pluralize(edges, 'edge')}, ${pluralize(pairs, 'column pair')}`;
}
