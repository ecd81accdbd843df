import type { DesiredState } from '../../../src/model/desired-state.js';
import type { PortableLineage } from '../../../src/model/portable-lineage.js';

/** Values by element. An element is a list in JSON: its kind, its downstream, and the rest. */
export type Elements = ReadonlyMap<string, string>;

export function sourceElements({ units }: PortableLineage): Map<string, string> {
  const all = new Map<string, string>();
  for (const { downstream, edges, pairs, wildcards } of units) {
    for (const { upstream, type } of edges) all.set(key('edge', downstream, upstream), type);
    for (const { downstreamColumn, upstream, transform, confidence } of pairs)
      all.set(
        key('pair', downstream, upstream.dataset, downstreamColumn, upstream.column),
        value(transform, confidence),
      );
    for (const { upstream } of wildcards) all.set(key('wild', downstream, upstream), value('', 1));
    if (edges.length === 0) all.set(key('none', downstream), '');
  }
  return all;
}

export function statedElements({ units }: DesiredState): Map<string, string> {
  const all = new Map<string, string>();
  for (const { downstream, edges, columns } of units) {
    for (const { upstream, type } of edges) all.set(key('edge', downstream, upstream), type);
    for (const mapping of columns) {
      const { transform, confidence } = mapping;
      if (mapping.kind === 'wildcard') {
        const stated = value(transform, confidence) + mapping.except.join();
        all.set(key('wild', downstream, mapping.upstream), stated);
      } else
        for (const { dataset, column } of mapping.upstreams)
          all.set(
            key('pair', downstream, dataset, mapping.downstreamColumn, column),
            value(transform, confidence),
          );
    }
    if (edges.length === 0 && columns.length === 0) all.set(key('none', downstream), '');
  }
  return all;
}

function key(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}

function value(transform: string | undefined, confidence: number): string {
  return `${transform ?? ''} ${Math.fround(confidence)}`;
}

export interface Merged {
  readonly stated: Elements;
  readonly base: Elements;
  readonly clashes: readonly string[];
}

export interface ThreeWays {
  readonly base: Elements;
  readonly stated: Elements;
  readonly source: Elements;
  /** Downstreams with a fact of a person beside the lineage. */
  readonly held: ReadonlySet<string>;
}

/** What becomes of elements. */
interface Decisions {
  readonly gone: Set<string>;
  readonly added: Set<string>;
  readonly updated: Set<string>;
  readonly clashes: Set<string>;
}

/** Merges as the table of the decisions says, with sets and nothing else. */
export function mergeOracle(ways: ThreeWays): Merged {
  const decisions = decideEach(ways);
  keepHeld(ways, decisions);
  settleNone(ways, decisions);
  keepEdges(ways, decisions);
  return finish(ways, decisions);
}

function decideEach({ base, stated, source }: ThreeWays): Decisions {
  const [gone, added, updated, clashes] = [0, 1, 2, 3].map(() => new Set<string>());
  const decisions = { gone, added, updated, clashes } as Decisions;
  for (const one of new Set([...stated.keys(), ...source.keys()])) {
    const [b, c, s] = [base.get(one), stated.get(one), source.get(one)];
    if (c === s) continue;
    if (c === undefined && b === undefined) decisions.added.add(one);
    else if (c === undefined) continue;
    else if (c === b) (s === undefined ? decisions.gone : decisions.updated).add(one);
    else if (s !== b) decisions.clashes.add(one);
  }
  return decisions;
}

function keepHeld({ stated, held }: ThreeWays, { gone, added, clashes }: Decisions): void {
  for (const downstream of held) {
    const own = (ones: Iterable<string>) => [...ones].filter((one) => part(one, 1) === downstream);
    if (own(stated.keys()).some((one) => !gone.has(one)) || own(added).length > 0) continue;
    for (const one of own(gone).filter((each) => part(each, 0) === 'edge')) {
      gone.delete(one);
      clashes.add(one);
    }
  }
}

function settleNone({ stated, source }: ThreeWays, { gone, added, clashes }: Decisions): void {
  const stands = (one: string) => added.has(one) || (stated.has(one) && !gone.has(one));
  const all = [...stated.keys(), ...source.keys()].filter(stands);
  for (const none of all.filter((one) => part(one, 0) === 'none')) {
    const edges = all.filter((one) => part(one, 0) === 'edge' && part(one, 1) === part(none, 1));
    if (edges.length === 0) continue;
    clashes.add(none);
    if (!added.delete(none)) for (const edge of edges) added.delete(edge);
  }
}

function keepEdges({ stated, source }: ThreeWays, { gone, added, clashes }: Decisions): void {
  const stands = (one: string) => added.has(one) || (stated.has(one) && !gone.has(one));
  for (const one of [...stated.keys(), ...source.keys()]) {
    if (part(one, 0) !== 'pair' && part(one, 0) !== 'wild') continue;
    const edge = key('edge', part(one, 1), part(one, 2));
    if (stands(one) && gone.delete(edge)) clashes.add(edge);
    if (!stands(edge)) added.delete(one);
  }
}

function finish({ base, stated, source }: ThreeWays, decisions: Decisions): Merged {
  const { gone, added, updated, clashes } = decisions;
  const next = new Map([...stated].filter(([one]) => !gone.has(one)));
  const nextBase = new Map<string, string>();
  for (const one of new Set([...next.keys(), ...source.keys()])) {
    const [b, c, s] = [base.get(one), next.get(one), source.get(one)];
    const isWritten = added.has(one) || updated.has(one);
    if (isWritten) next.set(one, s ?? '');
    const recorded = isWritten || (b !== undefined && c === s) ? s : b;
    if (recorded !== undefined) nextBase.set(one, recorded);
  }
  return { stated: next, base: nextBase, clashes: [...clashes].sort() };
}

function part(one: string, index: number): string {
  const parts: readonly string[] = JSON.parse(one);
  return parts[index] ?? '';
}
