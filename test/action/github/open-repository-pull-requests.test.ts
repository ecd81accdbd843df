import { describe, expect, it } from 'vitest';
import { intercept, openTestRepository } from '../../support/action/repository.js';
import { pages, REPO } from '../../support/action/repository-pages.js';

describe('pull requests', () => {
  const pull = {
    ...{
      number: 7,
      state: 'open',
      created_at: '2026-01-01T00:00:00Z',
      merged_at: null,
      closed_at: null,
    },
    ...{
      head: { ref: 'feature', sha: 'h', repo: { full_name: 'fork/shop' } },
      base: { ref: 'main' },
    },
  };

  it('are read', async () => {
    intercept().get(`${REPO}/pulls/7`).reply(200, pull);
    const read = {
      ...{
        number: 7,
        state: 'open',
        merged: false,
        head: 'h',
        headRepository: 'fork/shop',
        headBranch: 'feature',
        baseBranch: 'main',
      },
      ...{ openedAt: Date.UTC(2026, 0, 1), closedAt: null },
    };
    expect(await openTestRepository().pullRequest(7)).toEqual(read);
  });

  it('are merged if they have a time of merge, and their fork may be deleted', async () => {
    pages(`${REPO}/commits/c/pulls`, 'per_page=100', [
      [pull],
      [{ ...pull, state: 'closed', merged_at: '2026-01-01', head: { sha: 'h', repo: null } }],
    ]);
    expect(await openTestRepository().pullRequestsWithCommit('c')).toMatchObject([
      { merged: false },
      { merged: true, state: 'closed', headRepository: null },
    ]);
  });

  it('are listed for a branch of this repository, open or closed', async () => {
    const ours = { ...pull, head: { ref: 'a/b', sha: 'h', repo: { full_name: 'Octo/Shop' } } };
    pages(`${REPO}/pulls`, 'head=octo%3Aa%2Fb&state=all&per_page=100', [
      [ours, { ...ours, number: 8, head: { ...ours.head, ref: 'other' } }],
      [pull, { ...ours, number: 9, state: 'closed', closed_at: '2026-01-02T00:00:00Z' }],
    ]);
    expect(await openTestRepository().pullRequestsFromBranch('a/b')).toMatchObject([
      { number: 7, closedAt: null },
      { number: 9, closedAt: Date.UTC(2026, 0, 2) },
    ]);
  });

  it.each([
    ['base_ref_changed', true],
    ['automatic_base_change_succeeded', true],
    ['base_ref_force_pushed', false],
  ])('had another base before after the event %s: %s', async (event, expected) => {
    pages(`${REPO}/issues/7/events`, 'per_page=100', [
      [{ id: 1, event: 'labeled' }],
      [{ id: 2, event }],
    ]);
    expect(await openTestRepository().wasRetargeted(7)).toBe(expected);
  });

  it('have their files listed over all pages, a renamed one by both names', async () => {
    pages(`${REPO}/pulls/7/files`, 'per_page=100', [
      [{ filename: 'a' }],
      [{ filename: 'new', previous_filename: 'old' }],
    ]);
    expect(await openTestRepository().changedFiles(7)).toEqual(['a', 'new', 'old']);
  });
});

describe('comments', () => {
  const comment = (id: number) => ({
    id,
    user: { login: 'me' },
    body: `b${id}`,
    html_url: `https://github.test/${id}`,
  });

  it('are listed over all pages, oldest first, also those of deleted users', async () => {
    const gone = { id: 2, user: null, html_url: 'https://github.test/2' };
    pages(`${REPO}/issues/7/comments`, 'per_page=100', [[comment(3)], [gone], [comment(1)]]);
    expect(await openTestRepository().comments(7)).toEqual([
      { id: 1, author: 'me', body: 'b1', url: 'https://github.test/1' },
      { id: 2, author: '', body: '', url: 'https://github.test/2' },
      { id: 3, author: 'me', body: 'b3', url: 'https://github.test/3' },
    ]);
  });

  it('are edited and deleted by their id', async () => {
    intercept()
      .patch(`${REPO}/issues/comments/3`, { body: 'new' })
      .reply(200, comment(3))
      .delete(`${REPO}/issues/comments/3`)
      .reply(204);
    expect(await openTestRepository().editComment(3, 'new')).toMatchObject({ id: 3 });
    await openTestRepository().deleteComment(3);
  });
});

describe('issues', () => {
  const issue = (number: number) => ({
    number,
    user: { login: 'me' },
    title: 't',
    body: 'b',
    html_url: `https://github.test/${number}`,
  });
  const read = (number: number) => ({
    number,
    author: 'me',
    title: 't',
    body: 'b',
    url: `https://github.test/${number}`,
  });

  it('are listed over all pages, oldest first, without pull requests', async () => {
    pages(`${REPO}/issues`, 'labels=headwater-drift&state=open&per_page=100', [
      [issue(3), { ...issue(2), pull_request: {} }],
      [{ ...issue(1), user: null, body: null }],
    ]);
    expect(await openTestRepository().openIssues('headwater-drift')).toEqual([
      { ...read(1), author: '', body: '' },
      read(3),
    ]);
  });

  it('are opened, edited, commented on and closed', async () => {
    intercept()
      .post(`${REPO}/issues`, { title: 't', body: 'b', labels: ['headwater-drift'] })
      .reply(201, issue(4))
      .patch(`${REPO}/issues/4`, { title: 't', body: 'b' })
      .reply(200, issue(4))
      .post(`${REPO}/issues/4/comments`, { body: 'clean' })
      .reply(201, { id: 1 })
      .patch(`${REPO}/issues/4`, { state: 'closed' })
      .reply(200, issue(4));
    const repository = openTestRepository();
    expect(
      await repository.createIssue({ title: 't', body: 'b', labels: ['headwater-drift'] }),
    ).toEqual(read(4));
    expect(await repository.editIssue(4, { title: 't', body: 'b' })).toEqual(read(4));
    await repository.commentOnIssue(4, 'clean');
    await repository.closeIssue(4);
  });
});
