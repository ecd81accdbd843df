import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runGit } from '../cli/git-shell.js';
import { type GitStack, gitStack } from '../cli/git-stack.js';
import { type GithubPull, type GithubState, nextNumber } from '../github/state.js';
import { tempFolderInMemory } from '../server/temp-folder.js';

/** Texts by path. Null deletes a file. */
export type Changes = Readonly<Record<string, string | null>>;

/** The repository whose commits GitHub knows, with the actions of its users. */
export interface ActionShop {
  /** Commits on a branch, or in the fork of a stranger, and opens a pull request into `main`. */
  readonly openPullRequest: (options: OpenedPull) => Promise<GithubPull>;
  /** Pushes a branch off `main` with one commit, as a user with write access. */
  readonly pushBranch: (name: string, files: Changes) => Promise<void>;
  /** Changes the base branch of a pull request. */
  readonly retarget: (pull: GithubPull, base: string) => void;
  /** Pushes one more commit to a pull request. */
  readonly pushTo: (pull: GithubPull, files: Changes) => Promise<void>;
  /** Merges a pull request. Returns the new commit of `main`. */
  readonly merge: (pull: GithubPull, how?: MergeMethod) => string;
  /** Pushes to `main` without a review. Returns the commit. */
  readonly pushDirectly: (files: Changes) => Promise<string>;
  /** Returns a fresh folder with the files that actions/checkout leaves in it. */
  readonly checkOut: (commit: string, ref: string, depth: number) => Promise<string>;
}

export interface OpenedPull {
  readonly files: Changes;
  /** The base branch. Default: `main`. */
  readonly base?: string;
  /** An existing branch and commit, in place of the files. */
  readonly head?: Pick<GithubPull['head'], 'ref' | 'sha'>;
  /** True if the commits come from the repository of a stranger. Default: false. */
  readonly fork?: boolean;
  readonly title?: string;
  /** Default: jane. For a fork, a stranger. */
  readonly author?: string;
}

export type MergeMethod = 'merge' | 'squash' | 'rebase';

export async function actionShop(
  state: GithubState,
  files: Readonly<Record<string, string>>,
): Promise<ActionShop> {
  const stack = await gitStack(files);
  recordCommits(stack, state);
  return {
    openPullRequest: async (opened) => {
      const {
        fork = false,
        title = 'more lineage',
        author = fork ? 'stranger' : 'jane',
        base = 'main',
      } = opened;
      const number = nextNumber(state);
      const { ref, sha } =
        opened.head ?? (await newBranch(stack, `feature-${number}`, opened.files));
      const repository = fork ? 'stranger/shop' : state.repository;
      const pull: GithubPull = {
        ...{
          number,
          author,
          title,
          body: '',
          state: 'open',
          createdAt: now(),
          mergedAt: null,
          closedAt: null,
          events: [],
          labels: [],
        },
        ...{
          head: { ref, sha, repository },
          base: { ref: base, sha: '' },
          mergeCommit: '',
          commits: [],
          files: [],
        },
      };
      state.pulls.push(pull);
      tryOut(stack, state, pull);
      return pull;
    },
    pushBranch: async (name, changes) => {
      const { sha } = await newBranch(stack, name, changes);
      recordCommits(stack, state);
      state.branches.set(name, sha);
    },
    retarget: (pull, base) => {
      pull.base = { ref: base, sha: '' };
      pull.events.push('base_ref_changed');
      tryOut(stack, state, pull);
    },
    pushTo: async (pull, changes) => {
      stack.git('checkout', '-q', pull.head.ref);
      const sha = await commitOf(stack, changes);
      pull.head = { ...pull.head, sha };
      tryOut(stack, state, pull);
    },
    merge: (pull, how = 'merge') => merged(stack, state, pull, how),
    pushDirectly: async (changes) => {
      stack.git('checkout', '-q', 'main');
      const sha = await commitOf(stack, changes);
      recordCommits(stack, state);
      return sha;
    },
    checkOut: (commit, ref, depth) => checkOut(stack, { commit, ref, depth }),
  };
}

async function newBranch(
  stack: GitStack,
  ref: string,
  files: Changes,
): Promise<Pick<GithubPull['head'], 'ref' | 'sha'>> {
  stack.git('checkout', '-q', '-b', ref, 'main');
  return { ref, sha: await commitOf(stack, files) };
}

async function commitOf(stack: GitStack, files: Changes): Promise<string> {
  for (const [file, text] of Object.entries(files))
    await (text === null ? stack.remove(file) : stack.write(file, text));
  return keep(stack, stack.commit());
}

/**
 * Makes the test merge that GitHub makes whenever an open pull request changes, and updates the
 * pull request from it.
 */
function tryOut(stack: GitStack, state: GithubState, pull: GithubPull): void {
  const { git } = stack;
  const { head } = pull;
  const { ref: base } = pull.base;
  pull.base = { ref: base, sha: git('rev-parse', base) };
  git('checkout', '-q', '--detach', base);
  git('merge', '-q', '--no-ff', '-m', `Merge ${head.sha} into ${pull.base.sha}`, head.sha);
  pull.mergeCommit = keep(stack, git('rev-parse', 'HEAD'));
  pull.commits = linesOf(git('rev-list', `${base}..${head.sha}`));
  pull.files = linesOf(git('diff', '--no-renames', '--name-status', `${base}...${head.sha}`)).map(
    (line) => {
      const [status = '', filename = ''] = line.split('\t');
      return {
        filename,
        status: status === 'A' ? 'added' : status === 'D' ? 'removed' : 'modified',
      };
    },
  );
  recordCommits(stack, state);
}

function merged(stack: GitStack, state: GithubState, pull: GithubPull, how: MergeMethod): string {
  const { git } = stack;
  const before = git('rev-parse', 'main');
  git('checkout', '-q', 'main');
  const title = `${pull.title} (#${pull.number})`;
  // The committer differs from the author, as on GitHub. Otherwise a commit that is rebased onto
  // its own parent would keep its hash.
  const committer = ['-c', 'user.name=GitHub'];
  if (how === 'merge')
    git(
      ...committer,
      'merge',
      '-q',
      '--no-ff',
      '-m',
      `Merge pull request #${pull.number}`,
      pull.head.sha,
    );
  if (how === 'rebase')
    git(
      ...committer,
      'cherry-pick',
      `${git('merge-base', before, pull.head.sha)}..${pull.head.sha}`,
    );
  if (how === 'squash') {
    git('merge', '-q', '--squash', pull.head.sha);
    git(...committer, 'commit', '-qm', title);
  }
  const after = keep(stack, git('rev-parse', 'HEAD'));
  pull.state = 'closed';
  pull.mergedAt = '2026-01-01T00:00:00Z';
  pull.closedAt = now();
  pull.mergeCommit = after;
  pull.commits = [
    ...new Set([...pull.commits, ...linesOf(git('rev-list', `${before}..${after}`))]),
  ];
  recordCommits(stack, state);
  return after;
}

/** Keeps a commit fetchable, even if its branch is deleted. */
function keep({ git }: GitStack, commit: string): string {
  git('update-ref', `refs/kept/${commit}`, commit);
  return commit;
}

function recordCommits(stack: GitStack, state: GithubState): void {
  const main = stack.git('rev-parse', 'main');
  if (state.branches.get('main') !== main) keep(stack, main);
  for (const line of linesOf(stack.git('log', '--all', '--format=%H %ct %T %P'))) {
    const [sha = '', time, tree = '', ...parents] = line.trim().split(' ');
    if (!state.commits.has(sha))
      state.commits.set(sha, {
        time: Number(time),
        parents,
        workflows: workflowsAt(stack, state, tree),
      });
  }
  state.branches.set('main', main);
}

/**
 * The workflow files of each tree, and the text of each blob. A hash means the same content in every
 * repository, so all worlds share them.
 */
const workflowsByTree = new Map<string, ReadonlyMap<string, string>>();
const textsByBlob = new Map<string, string>();

/** Returns the workflow files of a tree, and adds their texts to the blobs. */
function workflowsAt(
  { git }: GitStack,
  { blobs }: GithubState,
  tree: string,
): ReadonlyMap<string, string> {
  const files = workflowsByTree.get(tree) ?? readWorkflows(git, tree);
  workflowsByTree.set(tree, files);
  for (const sha of files.values()) {
    const text = textsByBlob.get(sha) ?? git('cat-file', 'blob', sha);
    textsByBlob.set(sha, text);
    blobs.set(sha, text);
  }
  return files;
}

function readWorkflows(git: GitStack['git'], tree: string): ReadonlyMap<string, string> {
  const lines = git('ls-tree', '-r', '--format=%(objectname) %(path)', tree, '.github/workflows');
  return new Map(
    linesOf(lines).map((line) => {
      const [sha = '', path = ''] = line.split(' ');
      return [path, sha];
    }),
  );
}

/** The current time in GitHub's form, to the second. */
export function now(): string {
  return new Date().toISOString().replace(/\.\d+/, '');
}

async function checkOut(
  { path: origin }: GitStack,
  { commit, ref, depth }: { readonly commit: string; readonly ref: string; readonly depth: number },
): Promise<string> {
  const folder = tempFolderInMemory();
  const local = ref.replace(/^refs\/(?:heads\/)?/, 'refs/remotes/origin/');
  await emptyRepository(folder, origin);
  runGit(folder, [
    'fetch',
    '-q',
    '--no-tags',
    `--depth=${depth}`,
    'origin',
    `+refs/kept/${commit}:${local}`,
  ]);
  runGit(
    folder,
    ref.startsWith('refs/heads/')
      ? ['checkout', '-q', '-B', ref.slice(11), local]
      : ['checkout', '-q', '--detach', local],
  );
  return folder;
}

/** Makes what `git init` and `git remote add` leave in a folder, without two processes. */
async function emptyRepository(folder: string, origin: string): Promise<void> {
  const inside = (name: string) => join(folder, '.git', name);
  for (const name of ['objects', 'refs']) await mkdir(inside(name), { recursive: true });
  await writeFile(inside('HEAD'), 'ref: refs/heads/main\n');
  await writeFile(
    inside('config'),
    `[core]\n\trepositoryformatversion = 0\n[remote "origin"]\n\turl = file://${origin}\n`,
  );
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}
