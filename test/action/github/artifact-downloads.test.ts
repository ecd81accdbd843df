import nock from 'nock';
import { describe, expect, it } from 'vitest';
import { MAX_ARCHIVE_BYTES } from '../../../src/action/github/artifact-downloads.js';
import { failureOf, intercept, openTestRepository } from '../../support/action/repository.js';

const ZIP = '/repos/octo/shop/actions/artifacts/3/zip';
const STORAGE = 'https://storage.test';
/** The signature in the path allows to read the archive. */
const PATH = '/archive?sig=secret-signature';

function redirected(): nock.Scope {
  intercept()
    .get(ZIP)
    .reply(302, undefined, { location: `${STORAGE}${PATH}` });
  return nock(STORAGE, { badheaders: ['authorization'] });
}

describe('downloadArtifact', () => {
  it('retries a request to the storage', async () => {
    redirected()
      .get(PATH)
      .reply(503)
      .get(PATH)
      .replyWithError(Object.assign(new Error('x'), { code: 'ECONNRESET' }))
      .get(PATH)
      .reply(200, 'x');
    const repository = openTestRepository();
    expect(await repository.downloadArtifact(3)).toHaveLength(1);
    expect(repository.waitsMs).toEqual([500, 1000]);
    expect(repository.said.join()).not.toContain('secret-signature');
  });

  it.each([404, 410])('returns null when the storage answers %i', async (status) => {
    redirected().get(PATH).reply(status, 'gone');
    expect(await openTestRepository().downloadArtifact(3)).toBeNull();
  });

  it('fails without naming the address when the storage refuses', async () => {
    redirected().get(PATH).reply(403, '<Error>secret-signature</Error>');
    const error = await failureOf(openTestRepository().downloadArtifact(3));
    expect(error.codeName).toBe('github-failed');
    expect(JSON.stringify([error.message, error.hint])).not.toMatch(
      /secret-signature|storage\.test/,
    );
  });

  it('fails when the archive is incomplete', async () => {
    redirected().get(PATH).times(4).replyWithError(new Error('secret-signature'));
    const error = await failureOf(openTestRepository().downloadArtifact(3));
    expect(error).toMatchObject({
      codeName: 'github-failed',
      message: expect.not.stringContaining('secret-signature'),
    });
  });

  it('rejects an archive whose declared size is too large', async () => {
    redirected()
      .get(PATH)
      .reply(200, 'x', { 'content-length': String(MAX_ARCHIVE_BYTES + 1) });
    expect(await failureOf(openTestRepository().downloadArtifact(3))).toMatchObject({
      codeName: 'github-failed',
      message: expect.stringContaining('128 MB'),
    });
  });

  it.each([undefined, 'file:///etc/passwd', 'not an address'])(
    'sends no request to %j',
    async (location) => {
      intercept()
        .get(ZIP)
        .reply(302, undefined, location === undefined ? {} : { location });
      expect(await failureOf(openTestRepository().downloadArtifact(3))).toMatchObject({
        codeName: 'github-failed',
      });
    },
  );
});
