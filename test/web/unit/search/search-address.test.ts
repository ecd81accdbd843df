import { describe, expect, it } from 'vitest';
import {
  readSearchView,
  type SearchView,
  searchPath,
  toggle,
} from '../../../../src/web/search/search-address.js';

describe('the address of the search', () => {
  it.each<SearchView>([
    { q: '', kinds: [], platforms: [], envs: [], page: 1 },
    {
      q: 'a & b=c #d %25 +"<é',
      kinds: ['DATASET', 'DATA_JOB'],
      platforms: ['s3', 'a&b'],
      envs: ['PROD', 'DEV'],
      page: 7,
    },
  ])('reads back what it writes: %j', (view) => {
    expect(readSearchView(new URL(searchPath(view), 'http://host').search)).toEqual(view);
  });

  it('leaves out what is the default', () => {
    expect(searchPath({ q: '', kinds: [], platforms: [], envs: [], page: 1 })).toBe('/');
  });

  it.each(['0', '-1', '1.5', 'x', '', '1e99'])('takes the page %j for the first', (page) => {
    expect(readSearchView(`?page=${page}`).page).toBe(1);
  });

  it('names each value once', () => {
    expect(readSearchView('?env=DEV&env=DEV&env=').envs).toEqual(['DEV']);
  });

  it('names kinds by their words, and ignores others', () => {
    const view = readSearchView('?kind=job&kind=nonsense&kind=chart');
    expect(view.kinds).toEqual(['DATA_JOB', 'CHART']);
    expect(searchPath(view)).toBe('/?kind=job&kind=chart');
  });

  it('adds and removes a value', () => {
    expect(toggle(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggle(['a', 'b'], 'a')).toEqual(['b']);
  });
});
