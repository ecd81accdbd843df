import { describe, expect, test } from 'vitest';
import type { Dialect } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { bearer, guardedCatalog, tokenFor } from '../../support/server/auth.js';
import { get, runningCatalog } from '../../support/server/catalog.js';

describe('the routes of the service', () => {
  test.each(['/config', '/api/gms/config'])(
    '%s returns the version and the capabilities',
    async (path) => {
      const { status, body } = await get(await runningCatalog(), path);
      expect(status).toBe(200);
      expect(body.noCode).toBe('true');
      expect(body.versions['acryldata/datahub'].version).toMatch(/^v\d+\.\d+\.\d+$/);
      expect([
        body.statefulIngestionCapable,
        body.supportsImpactAnalysis,
        body.patchCapable,
      ]).toEqual([true, true, true]);
    },
  );

  test('the dialect spec says that its mutation is atomic, and the dialect datahub does not', async () => {
    const configOf = async (dialect: Dialect) =>
      (await get(await runningCatalog({ dialect }), '/config')).body;
    expect((await configOf('spec')).headwater).toEqual({ updateLineage: 'atomic' });
    expect(await configOf('datahub')).not.toHaveProperty('headwater');
  });

  test('a verbose request returns the type of the user', async () => {
    const userType = async (catalog: Catalog, headers = {}) =>
      (await get(catalog, '/config?verbose=true', 'GET', headers)).body.userType;
    expect(await userType(await runningCatalog())).toBe('user');
    const guarded = await guardedCatalog();
    const token = bearer((await tokenFor(guarded, 'datahub')).text);
    expect([
      await userType(guarded),
      await userType(guarded, token),
      await userType(guarded, bearer('a.b.c')),
    ]).toEqual(['anonymous', 'user', 'anonymous']);
    expect((await get(guarded, '/config', 'GET', token)).body).not.toHaveProperty('userType');
  });

  test.each(['/health', '/health/live', '/api/gms/health'])('%s', async (path) => {
    const { status, body } = await get(await runningCatalog(), path);
    expect([status, body]).toEqual([200, 'GOOD']);
  });

  test('telemetry is off', async () => {
    const path = '/aspects/urn%3Ali%3Atelemetry%3AclientId?aspect=telemetryClientId&version=0';
    expect((await get(await runningCatalog(), path)).status).toBe(404);
  });

  test('other addresses are not found', async () => {
    const { status, body } = await get(await runningCatalog(), '/entitiesV3/urn:li:tag:a');
    expect([status, body.error]).toEqual([404, 'No endpoint GET /entitiesV3/urn:li:tag:a.']);
  });
});
