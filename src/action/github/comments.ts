import type { GitHubClient } from './client.js';
import type { Comment, Repository } from './repository.js';

type Comments = Pick<Repository, 'comments' | 'createComment' | 'editComment' | 'deleteComment'>;

const LIST_PATH = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const ITEM_PATH = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

export function comments({ octokit, ownerAndRepo, call, callOrNull }: GitHubClient): Comments {
  return {
    comments: async (issue) => {
      const parameters = { ...ownerAndRepo, issue_number: issue, per_page: 100 };
      const found = await call('comments', () => octokit.paginate(`GET ${LIST_PATH}`, parameters));
      return found.map(toComment).sort((a, b) => a.id - b.id);
    },
    createComment: async (issue, body) => {
      const { data } = await call('createComment', () =>
        octokit.request(`POST ${LIST_PATH}`, { ...ownerAndRepo, issue_number: issue, body }),
      );
      return toComment(data);
    },
    editComment: async (id, body) => {
      const edited = await callOrNull('editComment', () =>
        octokit.request(`PATCH ${ITEM_PATH}`, { ...ownerAndRepo, comment_id: id, body }),
      );
      return edited === null ? null : toComment(edited.data);
    },
    deleteComment: async (id) => {
      await callOrNull('deleteComment', () =>
        octokit.request(`DELETE ${ITEM_PATH}`, { ...ownerAndRepo, comment_id: id }),
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
function toComment({ id, user, body, html_url: url }: ApiComment): Comment {
  return { id: Number(id), author: user?.login ?? '', body: body ?? '', url };
}
