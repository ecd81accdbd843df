import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import { openStore } from '../../../src/server/store/open-store.js';
import type { Urn } from '../../../src/urn/urn.js';
import { derivedFrom } from '../../support/server/lineage.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { dataset, jane } from '../../support/server/urns.js';

const [a, b, c] = [dataset('a'), dataset('b'), dataset('c')];
const query = 'urn:li:query:q' as Urn;
const by = { actor: jane, time: 1 };

/** Lists the urns that a database holds a number for, after some work. */
function storedUrns(work: (store: CatalogStore) => void): readonly unknown[] {
  const file = join(tempFolder(), 'catalog.db');
  const store = openStore({ file });
  work(store);
  store.close();
  const db = new Database(file);
  const rows = db.prepare('SELECT urn FROM urn ORDER BY urn').raw().all();
  db.close();
  return rows.flat();
}

function write(store: CatalogStore, urn: Urn, value: ReturnType<typeof derivedFrom>): void {
  store.write([{ urn, name: 'upstreamLineage', value }], by);
}

describe('urns with a number', () => {
  test('are those that a relationship names, each once', () => {
    expect(
      storedUrns((store) => {
        write(store, b, { upstreams: [{ dataset: a, query }] });
        write(store, c, derivedFrom('a'));
      }),
    ).toEqual([a, b, c, query]);
  });

  test('lose it with the last relationship that names them', () => {
    expect(
      storedUrns((store) => {
        write(store, b, { upstreams: [{ dataset: a, query }] });
        write(store, c, derivedFrom('b'));
        store.hardDelete(b);
      }),
    ).toEqual([b, c]);
    expect(
      storedUrns((store) => {
        write(store, b, { upstreams: [{ dataset: a, query }] });
        write(store, b, derivedFrom('c'));
      }),
    ).toEqual([b, c]);
  });

  test('get a new one if they are named again', () => {
    const urns = storedUrns((store) => {
      write(store, b, derivedFrom('a'));
      store.hardDelete(b);
      write(store, b, derivedFrom('a'));
      expect(store.relationships(a, 'INCOMING').map(({ source }) => source)).toEqual([b]);
    });
    expect(urns).toEqual([a, b]);
  });
});
