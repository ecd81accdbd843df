import { describe, expect, it } from 'vitest';
import { closeDriftIssue, upsertDriftIssue } from '../../../src/action/publish/drift-issue.js';
import { addMarker } from '../../../src/action/publish/marker.js';
import { type FakeRepository, fakeRepository } from '../../support/action/fake-repository.js';

const KEY = 'headwater.yaml';

const drift = (repository: FakeRepository, body = 'two columns') => ({
  repository,
  key: KEY,
  title: 'drift in shop',
  body,
});
const ours = (body = 'two columns') => ({
  title: 'drift in shop',
  body: addMarker({ key: KEY }, body),
});

describe('upsertDriftIssue', () => {
  it('edits the title', async () => {
    const repository = fakeRepository();
    repository.addIssue({ ...ours(), title: 'drift' });
    await upsertDriftIssue(drift(repository));
    expect(repository.writes).toEqual(['editIssue 1']);
  });

  it('leaves the issue when only spaces of the title and line ends differ', async () => {
    const repository = fakeRepository();
    repository.addIssue({ title: 'drift in shop ', body: ours().body.replaceAll('\n', '\r\n') });
    await upsertDriftIssue(drift(repository));
    expect(repository.writes).toEqual([]);
  });

  it('ignores issues of other users, quotations of its mark, and issues of other stacks', async () => {
    const repository = fakeRepository();
    repository.addIssue({ ...ours(), author: 'mallory' });
    repository.addIssue({ title: 'quoting', body: `> ${ours().body}` });
    repository.addIssue({ title: 'other', body: addMarker({ key: 'other.yaml' }, 'x') });
    repository.addIssue({ ...ours(), labels: [] });
    await upsertDriftIssue(drift(repository));
    await closeDriftIssue({ repository, key: KEY, comment: 'clean' });
    expect(repository.writes).toEqual(['createIssue 5', 'closeIssue 5']);
  });

  it('keeps the oldest of several issues', async () => {
    const repository = fakeRepository();
    for (let left = 3; left > 0; left--) repository.addIssue(ours('old'));
    expect(await upsertDriftIssue(drift(repository))).toMatchObject({
      url: 'https://github.test/issues/1',
    });
    expect(repository.writes).toEqual(['closeIssue 2', 'closeIssue 3', 'editIssue 1']);
    expect(repository.commentsOfIssues.map(({ issue }) => issue)).toEqual([2, 3]);
  });

  it('closes an issue that was created twice', async () => {
    const repository = fakeRepository();
    repository.onceAfter('createIssue', () => repository.addIssue(ours()));
    expect(await upsertDriftIssue(drift(repository))).toMatchObject({
      url: 'https://github.test/issues/1',
    });
    expect(repository.writes).toEqual(['createIssue 1', 'closeIssue 2']);
  });

  it('returns the created issue when the list is not up to date', async () => {
    const repository = fakeRepository();
    const stale = { ...repository, openIssues: async () => [] };
    expect(await upsertDriftIssue(drift(stale))).toMatchObject({
      url: 'https://github.test/issues/1',
    });
  });
});
