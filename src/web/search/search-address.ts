import { entityTypes, kinds } from '../../model/kinds.js';
import { kindWord } from '../entity/entity-kinds.js';

/** The parts of the address of the search. */
export interface SearchView {
  readonly q: string;
  /** DataHub's names of types, which the address names by their words. Empty: all. */
  readonly kinds: readonly string[];
  /** Names of platforms. Empty: all. */
  readonly platforms: readonly string[];
  readonly envs: readonly string[];
  /** The first page is 1. */
  readonly page: number;
}

export function readSearchView(search: string): SearchView {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1);
  return {
    q: params.get('q') ?? '',
    kinds: distinct(params.getAll('kind')).flatMap(typeOf),
    platforms: distinct(params.getAll('platform')),
    envs: distinct(params.getAll('env')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a view, without defaults. */
export function searchPath({ q, kinds: types, platforms, envs, page }: SearchView): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  for (const type of types) params.append('kind', kindWord(type));
  for (const platform of platforms) params.append('platform', platform);
  for (const env of envs) params.append('env', env);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '/' : `/?${params}`;
}

/** Adds a value that is not in a list, or removes it. */
export function toggle(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

export function isFiltered({ q, kinds: types, platforms, envs }: SearchView): boolean {
  return q !== '' || types.length + platforms.length + envs.length > 0;
}

/** The type that a word of the address names, in a list. Empty for an unknown word. */
function typeOf(word: string): readonly string[] {
  return entityTypes
    .map((type) => kinds[type])
    .filter((kind) => kind.word === word)
    .map(({ graphType }) => graphType);
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)].filter((value) => value !== '');
}
