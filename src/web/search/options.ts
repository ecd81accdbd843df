import { isKnownType, kinds } from '../../model/kinds.js';
import { urnEntityType } from '../../urn/urn.js';
import { columnPath, entityPath, lineagePath } from '../entity/addresses.js';
import { type Entity, stateOf, stateWords } from '../entity/entity.js';
import { type EntityNames, entityNames } from '../entity/entity-names.js';
import { type Hit, isWholeColumn, similarWords, whyOf } from './hit.js';
import { type Meaning, meaningIn } from './match-words.js';
import type { Recent } from './recent.js';

/** One row of the list below the field of the search. */
export interface Option {
  readonly urn: string;
  readonly type: string;
  readonly names: EntityNames;
  readonly column?: string | undefined;
  /** Why it is in the list. */
  readonly why: string;
  /** The text that has the words of the search, unless the title has them. */
  readonly quote?: string | undefined;
  readonly path: string;
}

export interface OptionGroup {
  readonly title: string;
  readonly options: readonly Option[];
}

const SHOWN = 6;

/** Lists the first entities and columns of a search. Columns come before mere descriptions. */
export function groupsOf(hits: readonly Hit[]): readonly OptionGroup[] {
  const entities = hits.filter(({ reasons }) => reasons.length > 0).map(toOption);
  const columns = hits
    .flatMap((hit) => hit.columns.map((column) => ({ hit, column })))
    .sort((a, b) => wholeFirst(a) - wholeFirst(b))
    .map(({ hit, column }) => toColumn(hit, column));
  const groups = [shorten('Entities', entities), shorten('Columns', columns)];
  const isNamed = hits.some(({ reasons }) => reasons.some(({ place }) => place === 'name'));
  if (!isNamed) groups.reverse();
  return groups.filter(({ options }) => options.length > 0);
}

function wholeFirst({ hit, column }: { readonly hit: Hit; readonly column: string }): number {
  return isWholeColumn(column, hit.words) ? 0 : 1;
}

/** Lists what the reader opened before. The catalog says what has become of it. */
export function recentGroup(
  recent: readonly Recent[],
  entities: readonly (Entity | null)[],
): OptionGroup {
  const options = recent.map(({ urn, column }): Option => {
    const entity = entities.find((one) => one?.urn === urn);
    const type = urnEntityType(urn);
    return {
      urn,
      type: isKnownType(type) ? kinds[type].graphType : type,
      names: entityNames(urn, entity?.properties?.name),
      column,
      why: stateWords[stateOf(entity)],
      path: pathOf(urn, column),
    };
  });
  return { title: 'Recent', options };
}

function shorten(title: string, all: readonly Option[]): OptionGroup {
  const count = all.length > SHOWN ? `, ${SHOWN} of ${all.length}` : '';
  return { title: title + count, options: all.slice(0, SHOWN) };
}

function toOption(hit: Hit): Option {
  const { urn, type, names, reasons } = hit;
  const quote = reasons.find(({ place }) => place !== 'name')?.value;
  return {
    urn,
    type,
    names,
    why: whyOf(hit),
    quote: reasons.some(({ place }) => place === 'name') ? undefined : quote,
    path: pathOf(urn),
  };
}

function toColumn({ urn, type, names, words }: Hit, column: string): Option {
  const own = words.flatMap((word): readonly Meaning[] => {
    const meant = meaningIn(column, word);
    return meant === undefined ? [] : [[word, meant]];
  });
  const why = ['column', ...similarWords(own)].join(', ');
  return { urn, type, names, column, why, path: pathOf(urn, column) };
}

function pathOf(urn: string, column?: string): string {
  if (column !== undefined) return columnPath(urn, column);
  return entityPath(urn) ?? lineagePath(urn);
}
