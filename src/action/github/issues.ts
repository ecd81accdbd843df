import type { GitHubClient } from './client.js';
import type { Issue, IssueComment, Repository } from './repository.js';

type Issues = Pick<
  Repository,
  'openIssues' | 'createIssue' | 'editIssue' | 'closeIssue' | 'commentOnIssue'
>;

const LIST_PATH = '/repos/{owner}/{repo}/issues';
const ITEM_PATH = '/repos/{owner}/{repo}/issues/{issue_number}';

export function issues({ octokit, ownerAndRepo, call }: GitHubClient): Issues {
  return {
    openIssues: async (label) => {
      const parameters = { ...ownerAndRepo, labels: label, state: 'open', per_page: 100 } as const;
      const found = await call('openIssues', () =>
        octokit.paginate(`GET ${LIST_PATH}`, parameters),
      );
      return found
        .filter((each) => each.pull_request === undefined)
        .map(toIssue)
        .sort((a, b) => a.number - b.number);
    },
    createIssue: async ({ title, body, labels }) => {
      const parameters = { ...ownerAndRepo, title, body, labels: [...labels] };
      const { data } = await call('createIssue', () =>
        octokit.request(`POST ${LIST_PATH}`, parameters),
      );
      return toIssue(data);
    },
    editIssue: async (number, { title, body }) => {
      const parameters = { ...ownerAndRepo, issue_number: number, title, body };
      const { data } = await call('editIssue', () =>
        octokit.request(`PATCH ${ITEM_PATH}`, parameters),
      );
      return toIssue(data);
    },
    commentOnIssue: async (number, body) => {
      await call('commentOnIssue', () =>
        octokit.request(`POST ${ITEM_PATH}/comments`, {
          ...ownerAndRepo,
          issue_number: number,
          body,
        }),
      );
    },
    closeIssue: async (number) => {
      await call('closeIssue', () =>
        octokit.request(`PATCH ${ITEM_PATH}`, {
          ...ownerAndRepo,
          issue_number: number,
          state: 'closed',
        }),
      );
    },
  };
}

interface ApiIssue {
  readonly number: number;
  readonly user: { readonly login: string } | null;
  readonly title: string;
  readonly body?: string | null;
  readonly html_url: string;
}

function toIssue({ number, user, title, body, html_url: url }: ApiIssue): Issue {
  return { number, author: user?.login ?? '', title, body: body ?? '', url };
}

type Comments = Pick<Repository, 'comments' | 'createComment' | 'editComment' | 'deleteComment'>;

const COMMENTS_PATH = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const COMMENT_PATH = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

export function comments({ octokit, ownerAndRepo, call, callOrNull }: GitHubClient): Comments {
  return {
    comments: async (issue) => {
      const parameters = { ...ownerAndRepo, issue_number: issue, per_page: 100 };
      const found = await call('comments', () =>
        octokit.paginate(`GET ${COMMENTS_PATH}`, parameters),
      );
      return found.map(toComment).sort((a, b) => a.id - b.id);
    },
    createComment: async (issue, body) => {
      const { data } = await call('createComment', () =>
        octokit.request(`POST ${COMMENTS_PATH}`, { ...ownerAndRepo, issue_number: issue, body }),
      );
      return toComment(data);
    },
    editComment: async (id, body) => {
      const edited = await callOrNull('editComment', () =>
        octokit.request(`PATCH ${COMMENT_PATH}`, { ...ownerAndRepo, comment_id: id, body }),
      );
      return edited === null ? null : toComment(edited.data);
    },
    deleteComment: async (id) => {
      await callOrNull('deleteComment', () =>
        octokit.request(`DELETE ${COMMENT_PATH}`, { ...ownerAndRepo, comment_id: id }),
      );
    },
  };
}

/** The types of octokit allow a bigint as an id. Real ids of GitHub fit in a number. */
interface ApiComment {
  readonly id: number | bigint;
  readonly user: { readonly login: string } | null;
  readonly body?: string | undefined;
  readonly html_url: string;
}

/** Converts a comment. If the user is deleted, the author is empty and the comment is not ours. */
function toComment({ id, user, body, html_url: url }: ApiComment): IssueComment {
  return { id: Number(id), author: user?.login ?? '', body: body ?? '', url };
}
