import { describe, expect, test } from 'vitest';
import type { Authorizer, PrivilegeQuestion } from '../../../src/server/policy/authorizer.js';
import { RequestReader } from '../../../src/server/policy/request-reader.js';
import { deriving, upsert } from '../../support/server/proposals.js';
import { desk, formatRefusal } from '../../support/server/store.js';
import { dataset, jane } from '../../support/server/urns.js';

const a = dataset('a');
const b = dataset('b');

/** A reader of a store in which b derives from a. */
function readerWho(isGranted: Authorizer['isGranted']): RequestReader {
  const { store, write } = desk('datahub');
  write(deriving('b', 'a'), upsert(a, 'status', { removed: false }));
  return new RequestReader({ actor: jane, authorizer: { isGranted }, dialect: 'spec' }, store);
}

const seesAll = () => true;
const seesA = ({ resource }: PrivilegeQuestion) => resource === a;
const seesTypes = ({ resource }: PrivilegeQuestion) => resource !== b;

describe('a reader', () => {
  test('opens the entities that were checked, and no other', () => {
    const store = readerWho(seesA).openEntities([a], 'no');
    expect(store.readAspect(a, 'status')?.value).toEqual({ removed: false });
    const unchecked = new Error(`the right to read ${b} was not checked`);
    expect(() => store.readAspect(b, 'status')).toThrow(unchecked);
    expect(() => store.readVersion(b, 'status', 1)).toThrow(unchecked);
    expect(() => store.readAspects([a, b])).toThrow(unchecked);
    expect(() => store.exists(b)).toThrow(unchecked);
    expect(() => store.isSoftDeleted(b)).toThrow(unchecked);
  });

  test('refuses a read as a whole if one of the entities is forbidden', () => {
    expect(formatRefusal(() => readerWho(seesA).openEntities([a, b], 'no'))).toBe('forbidden: no');
    expect(formatRefusal(() => readerWho(seesA).openStamps([a, b], 'no'))).toBe('forbidden: no');
  });

  test('leaves out secrets, but not the stamps of their versions', () => {
    const { store, write } = desk('datahub', 'file');
    write(upsert(a, 'corpUserCredentials', { hashedPassword: 'x' }));
    const isGranted = ({ privilege }: PrivilegeQuestion) => privilege !== 'MANAGE_USER_CREDENTIALS';
    const reader = new RequestReader(
      { actor: jane, authorizer: { isGranted }, dialect: 'spec' },
      store,
    );
    expect(reader.openEntities([a], 'no').readAspect(a, 'corpUserCredentials')).toBeUndefined();
    expect(reader.openExistence(a, 'no').hasAspect('corpUserCredentials')).toBe(false);
    expect(reader.openStamps([a], 'no')(a, 'corpUserCredentials')).toHaveLength(1);
  });

  test('reads the browse paths of an existing entity, stored or derived', () => {
    const { store, write } = desk('datahub');
    const [stored, derived, missing] = [dataset('x.stored'), dataset('x.derived'), dataset('no')];
    write(
      upsert(derived, 'status', { removed: false }),
      upsert(stored, 'browsePathsV2', { path: [{ id: 'folder' }] }),
    );
    const reader = new RequestReader(
      { actor: jane, authorizer: { isGranted: seesAll }, dialect: 'spec' },
      store,
    );
    const opened = reader.openEntities([stored, derived, missing], 'no');
    const pathOf = (value: unknown) => ({ name: 'browsePathsV2', value });
    expect(opened.readAspect(missing, 'browsePathsV2')).toBeUndefined();
    expect(opened.readAspect(derived, 'browsePathsV2')).toMatchObject({
      ...pathOf({ path: [{ id: 'x' }] }),
      created: opened.readAspect(derived, 'datasetKey')?.created,
    });
    const named = opened.readAspects([missing, derived, stored], ['browsePathsV2']);
    expect([...named]).toMatchObject([
      [derived, [pathOf({ path: [{ id: 'x' }] })]],
      [stored, [pathOf({ path: [{ id: 'folder' }] })]],
    ]);
    const namesOf = (names?: readonly string[]) =>
      opened
        .readAspects([derived], names)
        .get(derived)
        ?.map(({ name }) => name);
    expect(namesOf()).toContain('browsePathsV2');
    expect(namesOf(['status'])).toEqual(['status']);
    expect(namesOf(['embed'])).toBeUndefined();
  });

  test('refuses a search before it starts, or when its page holds a forbidden entity', async () => {
    const scope = { types: ['dataset'], refusal: 'no search', pageRefusal: 'no page' };
    const find = () => ({ urns: [a, b] });
    const started: string[] = [];
    const never = () => {
      started.push('search');
      return find();
    };
    await expect(readerWho(seesA).search(scope, never)).rejects.toThrow('no search');
    expect(started).toEqual([]);
    await expect(readerWho(seesTypes).search(scope, find)).rejects.toThrow('no page');
    const page = await readerWho(seesAll).search(scope, find);
    expect([page.urns, page.store.exists(a)]).toEqual([[a, b], true]);
  });

  test('refuses a page of relationships with a forbidden end', async () => {
    const find = (reader: RequestReader) =>
      reader.findRelationships([a], async (store) => store.listRelationships({}), 'no');
    await expect(find(readerWho(seesA))).rejects.toThrow('no');
    expect((await find(readerWho(seesAll))).rows).toMatchObject([{ source: b, destination: a }]);
  });
});
