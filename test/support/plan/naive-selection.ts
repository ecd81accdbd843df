import type { Selector } from '../../../src/model/lineage-test.js';
import type { TestedLineage } from '../../../src/plan/tests/tested-lineage.js';
import { type KnownEntity, knownColumns, knownEntities } from './tested-worlds.js';

/** What a naive selection looks at: one state of a lineage. */
export interface NaiveState {
  readonly lineage: TestedLineage;
  readonly time: number;
}

export function isAt(times: number, time: number): boolean {
  return [time, 3].includes(times);
}

export function isShown(urn: string, { lineage, time }: NaiveState): boolean {
  return lineage.entities.some((one) => one.urn === urn && isAt(one.shown, time));
}

/** Lists the urns of entities that a selector selects in a test about entities. */
export function selectEntities(selector: Selector, state: NaiveState): readonly string[] {
  return knownEntities
    .filter(({ urn }) => isShown(urn, state))
    .filter((entity) => holds(selector, { entity }, state))
    .map(({ urn }) => urn);
}

/** Lists the urns of columns that a selector selects in a test about columns. */
export function selectColumns(selector: Selector, state: NaiveState): readonly string[] {
  return knownColumns
    .filter(({ entity }) => isShown(entity, state))
    .filter(({ entity, path }) =>
      knownEntities
        .filter(({ urn }) => urn === entity)
        .some((known) => holds(selector, { entity: known, column: path }, state)),
    )
    .map(({ urn }) => urn);
}

interface Item {
  readonly entity: KnownEntity;
  readonly column?: string;
}

function holds(selector: Selector, item: Item, state: NaiveState): boolean {
  switch (selector.kind) {
    case 'any':
      return selector.of.some((part) => holds(part, item, state));
    case 'all':
      return selector.of.every((part) => holds(part, item, state));
    case 'not':
      return !holds(selector.of, item, state);
    case 'column':
      return item.column !== undefined && isLike(item.column, selector.pattern);
    case 'fact':
      return factTexts(selector.fact, item, state).some((text) => isLike(text, selector.pattern));
    case 'select':
      return isSelected(selector.expression, item.entity.urn, state);
  }
}

function factTexts(
  fact: string,
  { entity, column }: Item,
  { lineage: { facts } }: NaiveState,
): readonly string[] {
  if (fact === 'platform') return [entity.platform];
  if (fact === 'kind') return [entity.kind];
  const known = facts?.get(entity.urn);
  if (known?.kind !== 'read') return [];
  const own = column === undefined ? [] : (known.columns.get(column) ?? []);
  const urns = [...known.dataset, ...known.domains, ...known.owners, ...own];
  const types: Record<string, string> = {
    tag: 'tag',
    term: 'glossaryTerm',
    domain: 'domain',
    owner: 'corpuser|corpGroup',
  };
  return urns.flatMap((urn) => {
    const parts = new RegExp(`^urn:li:(?:${types[fact]}):(.*)$`).exec(urn);
    return parts === null ? [] : [urn, parts[1] ?? ''];
  });
}

function isLike(text: string, pattern: string): boolean {
  const source = pattern
    .replaceAll(/[.()[\]+^$\\{}|]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`).test(text);
}

function isSelected(expression: string, urn: string, state: NaiveState): boolean {
  const parts = /^(?:(\d*)\+)?([^+]*)(?:\+(\d*))?$/.exec(expression);
  const starts = knownEntities
    .filter((one) => isNamed(one, parts?.[2] ?? ''))
    .map((one) => one.urn);
  return (
    starts.includes(urn as KnownEntity['urn']) ||
    within(urn, { starts, hops: parts?.[1], way: 'upstream' }, state) ||
    within(urn, { starts, hops: parts?.[3], way: 'downstream' }, state)
  );
}

function isNamed({ shortNames, name, platformName, urn }: KnownEntity, pattern: string): boolean {
  const exact = knownEntities.find((one) => one.shortNames.includes(pattern));
  if (exact !== undefined) return exact.urn === urn;
  const form = pattern.startsWith('urn:') ? urn : platformName;
  return [...shortNames, name, ...(pattern.includes(':') ? [form] : [])].some((text) =>
    isLike(text, pattern),
  );
}

interface Hops {
  readonly starts: readonly string[];
  readonly hops: string | undefined;
  readonly way: 'upstream' | 'downstream';
}

function within(urn: string, { starts, hops, way }: Hops, { lineage, time }: NaiveState): boolean {
  if (hops === undefined) return false;
  const back = way === 'upstream' ? 'downstream' : 'upstream';
  let reached: readonly string[] = starts;
  for (let i = 0; i < (hops === '' ? knownEntities.length : Number(hops)); i++) {
    const next = lineage.edges.filter(
      (edge) => isAt(edge.times, time) && reached.includes(edge[back]),
    );
    reached = [...new Set([...reached, ...next.map((edge) => edge[way])])];
  }
  return reached.includes(urn);
}
