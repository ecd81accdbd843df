import { describe, expect, test } from 'vitest';
import { get, runningCatalog } from '../../support/server-catalog.js';

describe('the service itself', () => {
  test.each(['/config', '/api/gms/config'])('%s tells clients what they look for', async (path) => {
    const { status, body } = await get(await runningCatalog(), path);
    expect(status).toBe(200);
    expect(body.noCode).toBe('true');
    expect(body.versions['acryldata/datahub'].version).toMatch(/^v\d+\.\d+\.\d+$/);
    expect([body.statefulIngestionCapable, body.supportsImpactAnalysis, body.patchCapable]).toEqual([true, true, true]);
  });

  test('/health', async () => {
    const { status, body } = await get(await runningCatalog(), '/health');
    expect([status, body]).toEqual([200, 'GOOD']);
  });

  test('anything else is no endpoint', async () => {
    const { status, body } = await get(await runningCatalog(), '/entitiesV2/urn:li:tag:a');
    expect([status, body.error]).toEqual([404, 'No endpoint GET /entitiesV2/urn:li:tag:a.']);
  });
});
