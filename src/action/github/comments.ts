import type { Client } from './client.js';
import type { Comment, Repository } from './repository.js';

type Comments = Pick<Repository, 'comments' | 'createComment' | 'editComment' | 'deleteComment'>;

const LIST = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const ONE = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

export function comments({ octokit, place, asked, askedIfThere }: Client): Comments {
  return {
    comments: async (issue) => {
      const parameters = { ...place, issue_number: issue, per_page: 100 };
      const found = await asked('comments', () => octokit.paginate(`GET ${LIST}`, parameters));
      return found.map(commentOf).sort((a, b) => a.id - b.id);
    },
    createComment: async (issue, body) => {
      const { data } = await asked('createComment', () => octokit.request(`POST ${LIST}`, { ...place, issue_number: issue, body }));
      return commentOf(data);
    },
    editComment: async (id, body) => {
      const edited = await askedIfThere('editComment', () => octokit.request(`PATCH ${ONE}`, { ...place, comment_id: id, body }));
      return edited === null ? null : commentOf(edited.data);
    },
    deleteComment: async (id) => {
      await askedIfThere('deleteComment', () => octokit.request(`DELETE ${ONE}`, { ...place, comment_id: id }));
    },
  };
}

/** The types of octokit allow for ids of any size; those of GitHub are far from what a number holds. */
interface AnsweredComment {
  readonly id: number | bigint;
  readonly user: { readonly login: string } | null;
  readonly body?: string | undefined;
  readonly html_url: string;
}

/** Without a user where that one is deleted: then it is not ours either. */
function commentOf({ id, user, body, html_url: url }: AnsweredComment): Comment {
  return { id: Number(id), author: user?.login ?? '', body: body ?? '', url };
}
