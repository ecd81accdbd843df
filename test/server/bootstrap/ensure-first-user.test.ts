import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureFirstUser } from '../../../src/server/bootstrap/ensure-first-user.js';
import { firstUser } from '../../../src/server/shared/first-user.js';
import { startCatalog } from '../../../src/server/start-catalog.js';
import { get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { emptyStore } from '../../support/server/store.js';
import { tempFolder, tempFolderInMemory } from '../../support/server/temp-folder.js';

test('the first user exists over every interface, without any request', async () => {
  const catalog = await runningCatalog();
  expect(catalog.requests()).toEqual({ reads: 0, writes: 0 });
  const query = `{ me { corpUser { urn } } entityExists(urn: "${firstUser}") entity(urn: "${firstUser}") { urn } }`;
  const { body } = await post(catalog, '/api/graphql', { query });
  expect(body.data).toEqual({
    me: { corpUser: { urn: firstUser } },
    entityExists: true,
    entity: { urn: firstUser },
  });
  expect(
    (await get(catalog, `/aspects/${quoted(firstUser)}?aspect=corpUserKey&version=0`)).status,
  ).toBe(200);
  const info = await get(catalog, `/openapi/v3/entity/corpuser/${quoted(firstUser)}/corpUserInfo`);
  expect(info.body.value).toMatchObject({ active: true, system: true });
  expect((await post(catalog, '/entities?action=exists', { urn: firstUser })).body).toEqual({
    value: true,
  });
});

test('the first user is created once, and its stored aspects stay', async () => {
  const db = join(tempFolderInMemory(), 'catalog.db');
  await (await startCatalog({ db, clock: () => 1 })).stop();
  const catalog = await runningCatalog({ db, clock: () => 2 });
  const { body } = await get(
    catalog,
    `/openapi/v3/entity/corpuser/${quoted(firstUser)}?systemMetadata=true`,
  );
  for (const name of ['corpUserKey', 'corpUserInfo']) {
    expect(body[name]).toMatchObject({ systemMetadata: { version: '1' }, auditStamp: { time: 1 } });
  }
});

test('the first user may come from a file, even by a CREATE', async () => {
  const file = join(tempFolder(), 'users.json');
  const aspect = { json: { active: true, displayName: 'Root' } };
  writeFileSync(
    file,
    JSON.stringify([
      {
        entityType: 'corpuser',
        entityUrn: firstUser,
        changeType: 'CREATE',
        aspectName: 'corpUserInfo',
        aspect,
      },
    ]),
  );
  const catalog = await runningCatalog({ load: [file] });
  const { body } = await get(catalog, `/openapi/v3/entity/corpuser/${quoted(firstUser)}`);
  expect(body.corpUserInfo.value.displayName).toBe('Root');
});

test('the first user keeps its existing aspects and gets the missing ones', () => {
  const store = emptyStore();
  store.write([{ urn: firstUser, name: 'corpUserInfo', value: { active: false } }], {
    actor: firstUser,
    time: 1,
  });
  ensureFirstUser({ store, dialect: 'spec', time: 2 });
  expect(store.readAspect(firstUser, 'corpUserInfo')?.value).toEqual({ active: false });
  expect(store.exists(firstUser)).toBe(true);
});
