import { join, relative, resolve, sep } from 'node:path';
import { type FileTree, isWithin } from './file-tree.js';
import { git } from './git.js';
import { readBlobs } from './git-blobs.js';
import { decodeText, unreadable } from './read-text-file.js';

/** A file, folder or link in a commit. */
type Node = Folder | File | Link;

interface Folder {
  readonly kind: 'folder';
  readonly entries: Map<string, Node>;
}

interface File {
  readonly kind: 'file';
  readonly blob: string;
}

interface Link {
  readonly kind: 'link';
  readonly target: string;
}

/** The target of a path. The commit knows no node outside the repository. */
type FoundNode =
  | { readonly real: string; readonly node: Folder | File }
  | { readonly real: string; readonly node: undefined };

/** The limit of Linux. */
const MAX_LINKS = 40;

/**
 * Reads the files of a commit as if it were checked out, without checking it out. Submodules are
 * empty.
 *
 * @param root the top folder of the work tree, absolute. Paths of the tree lie below it
 * @param commit a full hash
 */
export async function revisionTree(root: string, commit: string): Promise<FileTree> {
  const top = await readTree(root, commit);
  const find = (path: string) => locate(path, { root, top }, 0);
  const found = (path: string): FoundNode => {
    const located = find(path);
    if (located) return located;
    throw Object.assign(new Error(`${path} is not in ${commit}`), { code: 'ENOENT' });
  };
  return {
    list: async (folder) => {
      const node = find(folder)?.node;
      return node?.kind === 'folder'
        ? [...node.entries].map(([name, { kind }]) => ({ name, kind }))
        : [];
    },
    isFolder: async (path) => find(path)?.node?.kind === 'folder',
    realpath: async (path) => found(path).real,
    findBounds: async () => root,
    isFile: async (path) => find(path)?.node?.kind === 'file',
    readTexts: async (files) => {
      const wanted = files.map(({ path, shownAs }) => {
        const node = find(path)?.node;
        if (node?.kind !== 'file')
          throw unreadable(shownAs, `cannot be read: it is not a file in ${commit.slice(0, 12)}`);
        return { blob: node.blob, shownAs };
      });
      const contents = await readBlobs(root, wanted);
      return contents.map((bytes, index) => decodeText(bytes, wanted[index]?.shownAs ?? ''));
    },
  };
}

/** The size of the list for a monorepo of two million files. */
const MAX_LIST_BYTES = 256_000_000;

const LIST_TIMEOUT_MS = 60_000;

/** An entry such as `100644 blob <hash>\t<path>`. Leaves out other types, such as a submodule. */
const ENTRY = /(?<=^|\0)(\d+) blob ([0-9a-f]+)\t([^\0]+)/g;

async function readTree(root: string, commit: string): Promise<Folder> {
  const list = await git(root, ['ls-tree', '-r', '-z', '--full-tree', commit], {
    maxBytes: MAX_LIST_BYTES,
    timeoutMs: LIST_TIMEOUT_MS,
  });
  const entries = [...list.matchAll(ENTRY)].map(([, mode, blob = '', path = '']) => ({
    mode,
    blob,
    path,
  }));
  const links = entries
    .filter(({ mode }) => mode === '120000')
    .map(({ blob, path }) => ({ blob, shownAs: path }));
  const targets = (await readBlobs(root, links)).map((bytes) => bytes.toString('utf8'));
  const linkTargets = new Map(links.map(({ shownAs }, index) => [shownAs, targets[index] ?? '']));
  const top: Folder = { kind: 'folder', entries: new Map() };
  for (const { path, blob } of entries) {
    const target = linkTargets.get(path);
    insertNode(
      top,
      path.split('/'),
      target === undefined ? { kind: 'file', blob } : { kind: 'link', target },
    );
  }
  return top;
}

function insertNode(folder: Folder, [name = '', ...rest]: readonly string[], node: Node): void {
  if (rest.length === 0) {
    folder.entries.set(name, node);
    return;
  }
  const next = folder.entries.get(name);
  const below: Folder = next?.kind === 'folder' ? next : { kind: 'folder', entries: new Map() };
  folder.entries.set(name, below);
  insertNode(below, rest, node);
}

interface Tree {
  readonly root: string;
  readonly top: Folder;
}

/** Follows a path and its links. Undefined if the path does not exist. */
function locate(path: string, tree: Tree, links: number): FoundNode | undefined {
  if (!isWithin(tree.root, path)) return { real: path, node: undefined };
  const parts = relative(tree.root, path)
    .split(sep)
    .filter((part) => part !== '');
  let [at, node]: [string, Folder | File] = [tree.root, tree.top];
  for (const [index, part] of parts.entries()) {
    const next: Node | undefined = node.kind === 'folder' ? node.entries.get(part) : undefined;
    if (!next) return undefined;
    if (next.kind === 'link')
      return links < MAX_LINKS
        ? locate(resolve(at, next.target, ...parts.slice(index + 1)), tree, links + 1)
        : undefined;
    [at, node] = [join(at, part), next];
  }
  return { real: at, node };
}
