import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fakeWith } from '../support/github/client.js';
import { artifactZip } from '../support/github/zip.js';

describe('comments', () => {
  it('can be created, edited and deleted', async () => {
    const { api } = await fakeWith();
    const { status, body } = await api('POST /issues/1/comments', { body: 'first' });
    expect([status, body.user.login]).toEqual([201, 'github-actions[bot]']);
    expect(body.html_url).toBe(`https://github.example/octo/shop/pull/1#issuecomment-${body.id}`);
    expect((await api(`PATCH /issues/comments/${body.id}`, { body: 'second' })).body.body).toBe(
      'second',
    );
    expect((await api(`DELETE /issues/comments/${body.id}`)).status).toBe(204);
    expect((await api(`PATCH /issues/comments/${body.id}`, { body: 'third' })).status).toBe(404);
  });

  it('have at most 65,536 characters', async () => {
    const { api } = await fakeWith();
    expect((await api('POST /issues/1/comments', { body: 'é'.repeat(65_536) })).status).toBe(201);
    const { status, body } = await api('POST /issues/1/comments', { body: 'x'.repeat(65_537) });
    expect([status, body.errors[0].message]).toEqual([
      422,
      'Body is too long (maximum is 65536 characters)',
    ]);
  });
});

describe('check-runs', () => {
  const output = { title: 'a plan', summary: 'of three changes' };

  it('can be created, completed and found by name, the newest first', async () => {
    const { fake, api } = await fakeWith();
    const begun = await api('POST /check-runs', {
      name: 'plan',
      head_sha: 'c',
      status: 'in_progress',
      output,
    });
    expect(begun).toMatchObject({
      status: 201,
      body: { status: 'in_progress', conclusion: null, app: { slug: 'github-actions' } },
    });
    await api(`PATCH /check-runs/${begun.body.id}`, { conclusion: 'success', external_id: 'abc' });
    await api('POST /check-runs', { name: 'plan', head_sha: 'c', conclusion: 'failure' });
    await api('POST /check-runs', { name: 'other', head_sha: 'c' });
    fake.state.checkRuns.push({
      ...(fake.state.checkRuns[0] as (typeof fake.state.checkRuns)[0]),
      id: 9_999,
      app: 'somebody-else',
    });
    const latest = await api('GET /commits/c/check-runs?check_name=plan');
    expect(latest.body.check_runs.map((one: { conclusion: string }) => one.conclusion)).toEqual([
      'success',
      'failure',
    ]);
    const all = await api('GET /commits/c/check-runs?check_name=plan&filter=all');
    expect(all.body).toMatchObject({
      total_count: 3,
      check_runs: [{ app: { slug: 'somebody-else' } }, {}, { external_id: 'abc', output }],
    });
    expect(
      (await api('PATCH /check-runs/9999', { status: 'completed', conclusion: 'success' })).status,
    ).toBe(403);
  });

  it.each([
    ['without a commit', { name: 'plan', head_sha: 'zzz' }],
    ['without a name', { head_sha: 'c' }],
    ['as completed without a conclusion', { name: 'plan', head_sha: 'c', status: 'completed' }],
    ['with an unknown conclusion', { name: 'plan', head_sha: 'c', conclusion: 'good' }],
    [
      'with too many bytes',
      { name: 'plan', head_sha: 'c', output: { ...output, summary: 'é'.repeat(32_768) } },
    ],
  ])('are refused %s', async (_, body) => {
    const { fake, api } = await fakeWith();
    expect((await api('POST /check-runs', body)).status).toBe(422);
    expect(fake.state.checkRuns).toEqual([]);
  });
});

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

  it('cannot be downloaded once they have expired', async () => {
    const { fake, api } = await withArtifact();
    for (const artifact of fake.state.artifacts) artifact.expired = true;
    expect((await api('GET /actions/artifacts/8/zip')).status).toBe(410);
    expect((await api('GET /actions/artifacts/9/zip')).status).toBe(404);
  });
});
