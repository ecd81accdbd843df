import { basename, dirname } from 'node:path';
import type { Finding } from '../errors/finding.js';
import { digestOf } from '../files/digest.js';
import { disk, type FileTree } from '../files/file-tree.js';
import { findSettings } from '../files/find-settings.js';
import { readManifests } from '../files/read-manifests.js';
import { buildDesiredState } from '../manifest/build-desired-state.js';
import type { OverridingDataset } from '../manifest/overriding-datasets.js';
import { parseSettings } from '../manifest/parse-settings.js';
import type { Settings } from '../manifest/settings.js';
import type { DesiredState } from '../model/desired-state.js';
import type { CatalogAccess } from './catalog-access.js';
import { refuseToken } from './refuse-token.js';
import { yieldToSignals } from './yield-to-signals.js';

export interface StackRequest {
  /** Absolute; where the search for settings begins. */
  readonly cwd: string;
  /** The value of `--config`. */
  readonly config?: string | undefined;
  /** The value of HEADWATER_CONFIG. */
  readonly configVariable?: string | undefined;
  /** The name of a target of the settings. */
  readonly target?: string | undefined;
  /** Is told what is read and asked, a line at a time and without secrets. */
  readonly note?: ((line: string) => void) | undefined;
  /** The access token of the environment. A file that holds it is refused, since findings print lines of files. Default: none. */
  readonly token?: string | undefined;
  /** The catalog of the run, whose token may come from a file. It is looked for as well. Default: none. */
  readonly catalog?: Pick<CatalogAccess, 'token'> | undefined;
  /** Once aborted, what is read is given up with `interrupted`. */
  readonly signal?: AbortSignal | undefined;
}

export type StackReading =
  | { readonly kind: 'bad-settings'; readonly findings: readonly Finding[]; readonly sources: Sources }
  | { readonly kind: 'stack'; readonly stack: Stack; readonly sources: Sources };

/** The text of every file that was read, by its path as findings name it. */
export type Sources = ReadonlyMap<string, string>;

/** The manifests that are planned together, read and checked. */
export interface Stack {
  /** The folder of the settings, absolute. */
  readonly folder: string;
  readonly settings: Settings;
  /** The name of the target, null for the manifests as they are. */
  readonly target: string | null;
  readonly desired: DesiredState;
  /** Datasets that the target does not reach. Sorted by urn. */
  readonly overriding: readonly OverridingDataset[];
  /** Of settings and manifests, sorted. With an error among them the desired state is not whole. */
  readonly findings: readonly Finding[];
  /** Sorted by path. */
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

/**
 * Finds the settings, reads the manifests that they name, and makes the desired state of both.
 *
 * @throws HeadwaterError of exit code 64 where there is nothing to read (no settings, no match, no such target) or where a file
 * holds the token; `interrupted` of 130
 */
export async function readStack(request: StackRequest): Promise<StackReading> {
  const path = await findStack(request);
  request.note?.(`settings: ${path}`);
  return await readStackAt({ ...request, settings: path, shownAs: path, tree: disk });
}

/**
 * The absolute path of the settings.
 *
 * @throws HeadwaterError `settings-not-found`, exit code 64
 */
export async function findStack({ cwd, config, configVariable }: StackRequest): Promise<string> {
  return await findSettings({ folder: cwd, flag: config, variable: configVariable });
}

export interface StackPlace extends Pick<StackRequest, 'target' | 'note' | 'token' | 'catalog' | 'signal'> {
  /** The path of the settings, absolute. */
  readonly settings: string;
  /** The same as messages show it. */
  readonly shownAs: string;
  readonly tree: FileTree;
  /** Whether globs may match nothing. Default: false. */
  readonly mayBeEmpty?: boolean;
}

/**
 * Reads settings, and the manifests that they name, from the disk or from a revision.
 *
 * @throws HeadwaterError as {@link readStack}
 */
export async function readStackAt({
  settings: path,
  shownAs,
  tree,
  mayBeEmpty,
  target,
  note,
  token,
  catalog,
  signal,
}: StackPlace): Promise<StackReading> {
  const [text = ''] = await tree.readTexts([{ path, shownAs }]);
  const file = { path: basename(path), text };
  const tokens = [token, catalog?.token];
  refuseToken([file], tokens);
  const { settings, findings } = parseSettings(file);
  if (!settings) return { kind: 'bad-settings', findings, sources: new Map([[file.path, file.text]]) };
  const folder = dirname(path);
  const files = await readManifests({ folder, globs: settings.manifests, settings: path, tree, ...(mayBeEmpty && { mayBeEmpty }) });
  await yieldToSignals(signal, 'the manifests were read');
  refuseToken(files, tokens);
  for (const { path: name } of files) note?.(`manifest: ${name}`);
  const built = buildDesiredState({ files, settings, target });
  await yieldToSignals(signal, 'the manifests were checked');
  return {
    kind: 'stack',
    stack: {
      folder,
      settings,
      target: target ?? null,
      desired: built.desired,
      overriding: built.overriding,
      findings: [...findings, ...built.findings],
      files: files.map(({ path: name, text: content }) => ({ path: name, sha256: digestOf(content) })),
    },
    sources: new Map([file, ...files].map(({ path: name, text: content }) => [name, content])),
  };
}
