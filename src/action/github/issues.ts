import type { Client } from './client.js';
import type { Issue, Repository } from './repository.js';

type Issues = Pick<Repository, 'openIssues' | 'createIssue' | 'editIssue' | 'closeIssue' | 'commentOnIssue'>;

const LIST = '/repos/{owner}/{repo}/issues';
const ONE = '/repos/{owner}/{repo}/issues/{issue_number}';

export function issues({ octokit, place, asked }: Client): Issues {
  return {
    openIssues: async (label) => {
      const parameters = { ...place, labels: label, state: 'open', per_page: 100 } as const;
      const found = await asked('openIssues', () => octokit.paginate(`GET ${LIST}`, parameters));
      return found
        .filter((each) => each.pull_request === undefined)
        .map(issueOf)
        .sort((a, b) => a.number - b.number);
    },
    createIssue: async ({ title, body, labels }) => {
      const parameters = { ...place, title, body, labels: [...labels] };
      const { data } = await asked('createIssue', () => octokit.request(`POST ${LIST}`, parameters));
      return issueOf(data);
    },
    editIssue: async (number, { title, body }) => {
      const parameters = { ...place, issue_number: number, title, body };
      const { data } = await asked('editIssue', () => octokit.request(`PATCH ${ONE}`, parameters));
      return issueOf(data);
    },
    commentOnIssue: async (number, body) => {
      await asked('commentOnIssue', () => octokit.request(`POST ${ONE}/comments`, { ...place, issue_number: number, body }));
    },
    closeIssue: async (number) => {
      await asked('closeIssue', () => octokit.request(`PATCH ${ONE}`, { ...place, issue_number: number, state: 'closed' }));
    },
  };
}

interface AnsweredIssue {
  readonly number: number;
  readonly user: { readonly login: string } | null;
  readonly title: string;
  readonly body?: string | null;
  readonly html_url: string;
}

function issueOf({ number, user, title, body, html_url: url }: AnsweredIssue): Issue {
  return { number, author: user?.login ?? '', title, body: body ?? '', url };
}
