import type {
  Issue,
  IssueComment,
  PullRequest,
  Repository,
} from '../../../src/action/github/repository.js';

/** A repository in memory: comments, issues and pull requests only. */
export interface FakeRepository extends Repository {
  /** The writes, in order: `createComment 3`, `editIssue 1`. */
  readonly writes: readonly string[];
  readonly bodies: () => readonly string[];
  readonly addComment: (body: string, author?: string) => IssueComment;
  readonly addIssue: (issue: {
    title: string;
    body: string;
    author?: string;
    labels?: readonly string[];
  }) => number;
  readonly commentsOfIssues: readonly { readonly issue: number; readonly body: string }[];
  /** Changes the state of the only pull request. */
  readonly setPullRequest: (state: Partial<PullRequest>) => void;
  /** Runs a function once, right after the next call of a method. */
  readonly onceAfter: (method: keyof Repository, what: () => Promise<unknown> | unknown) => void;
}

const ME = 'github-actions[bot]';

type Kept<T> = { -readonly [K in keyof T]: T[K] };

export function fakeRepository(): FakeRepository {
  const comments: Kept<IssueComment>[] = [];
  const issues: (Kept<Issue> & { readonly labels: readonly string[]; open: boolean })[] = [];
  const commentsOfIssues: { issue: number; body: string }[] = [];
  const writes: string[] = [];
  const after = new Map<string, () => Promise<unknown> | unknown>();
  let pullRequest: PullRequest = {
    ...{
      number: 7,
      state: 'open',
      merged: false,
      head: 'h1',
      headRepository: 'o/r',
      headBranch: 'feature',
      baseBranch: 'main',
    },
    ...{ openedAt: 0, closedAt: null },
  };
  let ids = 0;

  const addComment = (body: string, author = ME): IssueComment => {
    const id = ++ids;
    comments.push({ id, author, body, url: `https://github.test/comments/${id}` });
    return { ...at(comments, comments.length - 1) };
  };
  const addIssue: FakeRepository['addIssue'] = ({
    title,
    body,
    author = ME,
    labels = ['headwater-drift'],
  }) => {
    const number = ++ids;
    issues.push({
      number,
      title,
      body,
      author,
      labels,
      open: true,
      url: `https://github.test/issues/${number}`,
    });
    return number;
  };
  const issue = (number: number) =>
    issues.find((each) => each.number === number) ?? fail(`no issue ${number}`);
  const plain = ({ labels: _, open: __, ...rest }: (typeof issues)[number]): Issue => rest;

  const methods: Partial<Repository> = {
    whoAmI: async () => ME,
    pullRequest: async () => pullRequest,
    comments: async () => comments.map((each) => ({ ...each })),
    createComment: async (_, body) => {
      const comment = addComment(body);
      writes.push(`createComment ${comment.id}`);
      return comment;
    },
    editComment: async (id, body) => {
      const comment = comments.find((each) => each.id === id);
      if (comment === undefined) return null;
      writes.push(`editComment ${id}`);
      comment.body = body;
      return { ...comment };
    },
    deleteComment: async (id) => {
      const index = comments.findIndex((each) => each.id === id);
      if (index === -1) return;
      writes.push(`deleteComment ${id}`);
      comments.splice(index, 1);
    },
    openIssues: async (label) =>
      issues.filter(({ open, labels }) => open && labels.includes(label)).map(plain),
    createIssue: async (text) => {
      const number = addIssue(text);
      writes.push(`createIssue ${number}`);
      return plain(issue(number));
    },
    editIssue: async (number, text) => {
      writes.push(`editIssue ${number}`);
      return plain(Object.assign(issue(number), text));
    },
    closeIssue: async (number) => {
      writes.push(`closeIssue ${number}`);
      issue(number).open = false;
    },
    commentOnIssue: async (number, body) => void commentsOfIssues.push({ issue: number, body }),
  };
  const extras = {
    ...{ writes, addComment, addIssue, commentsOfIssues },
    bodies: () => comments.map(({ body }) => body),
    setPullRequest: (state: Partial<PullRequest>) => {
      pullRequest = { ...pullRequest, ...state };
    },
    onceAfter: (method: keyof Repository, what: () => Promise<unknown> | unknown) =>
      void after.set(method, what),
  };
  return { ...interruptible(methods, after), ...extras };
}

/** Wraps the methods, so that a function can run after a call. */
function interruptible(
  methods: Partial<Repository>,
  after: Map<string, () => Promise<unknown> | unknown>,
): Repository {
  const wrapped = Object.entries(methods).map(([name, method]) => [
    name,
    async (...parameters: readonly unknown[]) => {
      const answer = await (method as (...all: readonly unknown[]) => Promise<unknown>)(
        ...parameters,
      );
      const then = after.get(name);
      after.delete(name);
      await then?.();
      return answer;
    },
  ]);
  return Object.fromEntries(wrapped) as unknown as Repository;
}

function at<T>(list: readonly T[], index: number): T {
  return list[index] ?? fail(`nothing at ${index}`);
}

function fail(message: string): never {
  throw new Error(message);
}
