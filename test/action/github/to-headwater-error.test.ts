import nock from 'nock';
import { describe, expect, it, vi } from 'vitest';
import type { Repository } from '../../../src/action/github/repository.js';
import {
  failureOf,
  intercept,
  openTestRepository,
  TOKEN,
} from '../../support/action/repository.js';

const progress = { status: 'in_progress', title: 't', summary: 's' } as const;
const text = { title: 't', body: 'b' };

/** Each method, with the permission that its error names. */
const calls: Readonly<
  Record<keyof Repository, readonly [(repository: Repository) => Promise<unknown>, string | null]>
> = {
  whoAmI: [(each) => each.whoAmI(), null],
  pullRequest: [(each) => each.pullRequest(7), 'pull-requests: read'],
  changedFiles: [(each) => each.changedFiles(7), 'pull-requests: read'],
  comments: [(each) => each.comments(7), 'pull-requests: write'],
  createComment: [(each) => each.createComment(7, 'b'), 'pull-requests: write'],
  editComment: [(each) => each.editComment(1, 'b'), 'pull-requests: write'],
  deleteComment: [(each) => each.deleteComment(1), 'pull-requests: write'],
  checkRuns: [(each) => each.checkRuns('c', 'n'), 'checks: read'],
  createCheckRun: [(each) => each.createCheckRun('c', 'n', progress), 'checks: write'],
  updateCheckRun: [(each) => each.updateCheckRun(1, progress), 'checks: write'],
  firstParents: [(each) => each.firstParents('main', 5), 'contents: read'],
  pullRequestsWithCommit: [(each) => each.pullRequestsWithCommit('c'), 'pull-requests: read'],
  pullRequestsFromBranch: [(each) => each.pullRequestsFromBranch('b'), 'pull-requests: read'],
  wasRetargeted: [(each) => each.wasRetargeted(7), 'pull-requests: read'],
  workflowFiles: [(each) => each.workflowFiles('c'), 'contents: read'],
  blobText: [(each) => each.blobText('b'), 'contents: read'],
  workflowRun: [(each) => each.workflowRun(1), 'actions: read'],
  jobs: [(each) => each.jobs(1), 'actions: read'],
  artifacts: [(each) => each.artifacts(1), 'actions: read'],
  downloadArtifact: [(each) => each.downloadArtifact(1), 'actions: read'],
  openIssues: [(each) => each.openIssues('l'), 'issues: write'],
  createIssue: [(each) => each.createIssue({ ...text, labels: ['l'] }), 'issues: write'],
  editIssue: [(each) => each.editIssue(1, text), 'issues: write'],
  commentOnIssue: [(each) => each.commentOnIssue(1, 'b'), 'issues: write'],
  closeIssue: [(each) => each.closeIssue(1), 'issues: write'],
};

const methods = ['GET', 'POST', 'PATCH', 'DELETE'];

function refuse(status: number, body: object | string, headers: Record<string, string> = {}): void {
  nock.cleanAll();
  const scope = intercept();
  // The first request is refused, and no other is sent.
  let asked = 0;
  for (const method of methods) {
    scope
      .intercept(/.*/, method)
      .optionally()
      .reply(() => [++asked === 1 ? status : 599, body, headers]);
  }
}

describe('a missing permission', () => {
  it.each(Object.entries(calls))('is named in the error of %s', async (_, [call, permission]) => {
    refuse(403, {
      message: 'Resource not accessible by integration',
      documentation_url: 'https://docs.github.test',
    });
    const error = await failureOf(call(openTestRepository()));
    expect(error.codeName).toBe('github-not-permitted');
    if (permission === null) expect(error.hint).toContain('github-token');
    else expect(error.hint).toContain(`\`${permission}\``);
  });

  it('is also recognized by 404, the answer to a token that may not read', async () => {
    refuse(404, { message: 'Not Found' });
    expect(await failureOf(openTestRepository().createComment(7, 'b'))).toMatchObject({
      codeName: 'github-not-permitted',
    });
  });

  it('is also recognized in a GraphQL answer with status 200', async () => {
    refuse(200, {
      data: null,
      errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }],
    });
    expect(await failureOf(openTestRepository().whoAmI())).toMatchObject({
      codeName: 'github-not-permitted',
    });
  });

  it('is not named when the token is no longer valid', async () => {
    refuse(401, { message: 'Bad credentials' });
    const error = await failureOf(openTestRepository().createComment(7, 'b'));
    expect(error.codeName).toBe('github-not-permitted');
    expect(error.message).toContain('Bad credentials');
    expect(error.hint).not.toContain('pull-requests');
  });
});

describe('another failure', () => {
  it.each([
    [403, 'Unable to create comment because issue is locked.'],
    [
      403,
      'Although you appear to have the correct authorization credentials, the organization has an IP allow list enabled',
    ],
    [422, 'Validation Failed'],
    [410, 'Issues are disabled for this repo'],
  ])('%i %s is reported with method, path and status', async (status, message) => {
    refuse(status, { message });
    const error = await failureOf(openTestRepository().createComment(7, 'b'));
    expect(error.codeName).toBe('github-failed');
    for (const part of [
      'POST',
      '/repos/octo/shop/issues/7/comments',
      String(status),
      message.slice(0, 20),
    ])
      expect(error.message).toContain(part);
  });

  it('contains what GitHub reports about fields', async () => {
    refuse(422, {
      message: 'Validation Failed',
      errors: [{ code: 'too_long' }, { message: 'body is too long' }, 'and more', 7],
    });
    expect((await failureOf(openTestRepository().createComment(7, 'b'))).message).toContain(
      'Validation Failed: too_long: body is too long: and more',
    );
  });

  it('does not contain the query', async () => {
    refuse(422, {});
    expect((await failureOf(openTestRepository().openIssues('my-label'))).message).not.toContain(
      'my-label',
    );
  });

  it('contains the message of GitHub escaped, shortened, and without the token', async () => {
    refuse(422, {
      message: `${TOKEN}\n::error::x\u001b[31m ##[group] ${TOKEN.toUpperCase()} ${'x'.repeat(5000)}`,
    });
    const { message } = await failureOf(openTestRepository().createComment(7, 'b'));
    expect(message).not.toMatch(/\p{Cc}|##\[/u);
    expect(message.length).toBeLessThan(500);
  });

  it('does not contain a page of HTML', async () => {
    refuse(418, '<html>a page</html>', { 'content-type': 'text/html' });
    expect((await failureOf(openTestRepository().createComment(7, 'b'))).message).not.toContain(
      'html',
    );
  });

  it('causes no output of its own, also when GitHub calls a route deprecated', async () => {
    const written = (['log', 'warn', 'error', 'info', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    intercept()
      .get('/repos/octo/shop/pulls/7')
      .reply(
        422,
        { message: 'no' },
        { deprecation: 'true', sunset: 'soon', link: '<https://x.test>; rel="deprecation"' },
      );
    await failureOf(openTestRepository().pullRequest(7));
    for (const spy of written) expect(spy).not.toHaveBeenCalled();
  });
});

describe('a resource that may be gone', () => {
  it.each([404, 410])('is null for %i', async (status) => {
    const answers = async (call: (repository: Repository) => Promise<unknown>) => {
      refuse(status, { message: 'Not Found' });
      return call(openTestRepository());
    };
    expect(await answers((each) => each.workflowRun(1))).toBeNull();
    expect(await answers((each) => each.downloadArtifact(1))).toBeNull();
    expect(await answers((each) => each.editComment(1, 'b'))).toBeNull();
    expect(await answers((each) => each.deleteComment(1))).toBeUndefined();
  });
});
