import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fakeWith } from '../support/github/client.js';
import { artifactZip } from '../support/github/zip.js';

describe('artifacts', () => {
  async function withArtifact() {
    const world = await fakeWith();
    const run = {
      attempt: 1,
      event: 'pull_request',
      branch: 'feature',
      head: 'c',
      headRepository: 'octo/shop',
      conclusion: null,
    };
    const of = { path: '.github/workflows/plan.yml', createdAt: '2026-01-01T00:00:00Z' };
    world.fake.state.runs.push({ id: 7, status: 'completed', ...run, ...of });
    world.fake.state.artifacts.push({
      id: 8,
      run: 7,
      name: 'a-plan',
      zip: artifactZip({ 'plan.json': '{"a": 1}' }),
      expired: false,
    });
    return world;
  }

  it('are downloaded from another host, without the token', async () => {
    const { fake, token, api } = await withArtifact();
    expect((await api('GET /actions/runs/7')).body).toMatchObject({
      head_sha: 'c',
      head_repository: { full_name: 'octo/shop' },
    });
    const { body } = await api('GET /actions/runs/7/artifacts?name=a-plan');
    expect(body).toMatchObject({ total_count: 1, artifacts: [{ id: 8, expired: false }] });
    const headers = { authorization: `Bearer ${token}` };
    const redirect = await fetch(body.artifacts[0].archive_download_url, {
      headers,
      redirect: 'manual',
    });
    const place = redirect.headers.get('location') ?? '';
    expect([redirect.status, new URL(place).host === new URL(fake.url).host]).toEqual([302, false]);
    const bytes = new Uint8Array(await (await fetch(place)).arrayBuffer());
    expect(Buffer.from(unzipSync(bytes)['plan.json'] ?? []).toString()).toBe('{"a": 1}');
    expect(fake.leaks()).toBe(0);
    expect((await fetch(place, { headers })).status).toBe(403);
    expect(fake.leaks()).toBe(1);
  });
});
