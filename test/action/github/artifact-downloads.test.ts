import nock from 'nock';
import { describe, expect, it } from 'vitest';
import { MAX_ARCHIVE_BYTES } from '../../../src/action/github/artifact-downloads.js';
import { failureOf, intercept, opened } from '../../support/action-repository.js';

const ZIP = '/repos/octo/shop/actions/artifacts/3/zip';
const STORAGE = 'https://storage.test';
/** The signature in it is good for reading the archive. */
const PATH = '/archive?sig=secret-signature';

function redirected(): nock.Scope {
  intercept()
    .get(ZIP)
    .reply(302, undefined, { location: `${STORAGE}${PATH}` });
  return nock(STORAGE, { badheaders: ['authorization'] });
}

describe('downloadArtifact', () => {
  it('gives the bytes, for which no token leaves for the storage', async () => {
    redirected()
      .get(PATH)
      .reply(200, Buffer.from([1, 2, 0, 255]));
    expect([...((await opened().downloadArtifact(3)) ?? [])]).toEqual([1, 2, 0, 255]);
  });

  it('tries the storage again', async () => {
    redirected()
      .get(PATH)
      .reply(503)
      .get(PATH)
      .replyWithError(Object.assign(new Error('x'), { code: 'ECONNRESET' }))
      .get(PATH)
      .reply(200, 'x');
    const repository = opened();
    expect(await repository.downloadArtifact(3)).toHaveLength(1);
    expect(repository.waitsMs).toEqual([500, 1000]);
    expect(repository.said.join()).not.toContain('secret-signature');
  });

  it.each([404, 410])('is null where the storage answers %i', async (status) => {
    redirected().get(PATH).reply(status, 'gone');
    expect(await opened().downloadArtifact(3)).toBeNull();
  });

  it('fails without the address where the storage refuses', async () => {
    redirected().get(PATH).reply(403, '<Error>secret-signature</Error>');
    const error = await failureOf(opened().downloadArtifact(3));
    expect(error.codeName).toBe('github-failed');
    expect(JSON.stringify([error.message, error.hint])).not.toMatch(
      /secret-signature|storage\.test/,
    );
  });

  it('ends where the archive breaks off', async () => {
    redirected().get(PATH).times(4).replyWithError(new Error('secret-signature'));
    const error = await failureOf(opened().downloadArtifact(3));
    expect(error).toMatchObject({
      codeName: 'github-failed',
      message: expect.not.stringContaining('secret-signature'),
    });
  });

  it('ends at an archive that says that it is too large', async () => {
    redirected()
      .get(PATH)
      .reply(200, 'x', { 'content-length': String(MAX_ARCHIVE_BYTES + 1) });
    expect(await failureOf(opened().downloadArtifact(3))).toMatchObject({
      codeName: 'github-failed',
      message: expect.stringContaining('128 MB'),
    });
  });

  it.each([undefined, 'file:///etc/passwd', 'not an address'])(
    'goes nowhere for %j',
    async (location) => {
      intercept()
        .get(ZIP)
        .reply(302, undefined, location === undefined ? {} : { location });
      expect(await failureOf(opened().downloadArtifact(3))).toMatchObject({
        codeName: 'github-failed',
      });
    },
  );
});
