import { basename, dirname } from 'node:path';
import { createTokenDetector } from '../../catalog/http/token-in-text.js';
import { exitCodes } from '../../errors/exit-codes.js';
import type { Finding } from '../../errors/finding.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { disk, type FileTree } from '../../files/file-tree.js';
import { findSettings } from '../../files/find-settings.js';
import { readManifests } from '../../files/read-manifests.js';
import { fileDigest } from '../../files/read-text-file.js';
import { buildDesiredState } from '../../manifest/build-desired-state.js';
import { parseSettings } from '../../manifest/parse-settings.js';
import type { ParsedStack } from '../../manifest/parse-stack.js';
import type { Settings } from '../../manifest/settings.js';
import type { DesiredState, OverridingDataset } from '../../model/desired-state.js';
import type { LineageTest } from '../../model/lineage-test.js';
import { announcePhase, yieldToSignals } from '../process/interrupts.js';
import type { StackRequest } from './stack-request.js';

export type StackReading = BadSettings | ReadableStack;

interface BadSettings {
  readonly kind: 'bad-settings';
  readonly findings: readonly Finding[];
  readonly sources: Sources;
}

interface ReadableStack {
  readonly kind: 'stack';
  readonly stack: Stack;
  readonly sources: Sources;
}

/** A stack with its manifests as they are written, for tasks that change them. */
export type ParsedStackReading = BadSettings | (ReadableStack & { readonly parsed: ParsedStack });

/** The text of every file that was read, by the path that findings show. */
export type Sources = ReadonlyMap<string, string>;

/** A stack: the settings and manifests that are planned together, read and checked. */
export interface Stack {
  /** The folder of the settings, absolute. */
  readonly folder: string;
  readonly settings: Settings;
  /** The name of the target, or null without a target. */
  readonly target: string | null;
  readonly desired: DesiredState;
  /** The lineage tests of the settings and of all manifests. Sorted by name. */
  readonly tests: readonly LineageTest[];
  /** Datasets that the target does not reach. Sorted by urn. */
  readonly overriding: readonly OverridingDataset[];
  /** Findings of settings and manifests, sorted. With an error the desired state is incomplete. */
  readonly findings: readonly Finding[];
  /** Sorted by path. */
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

/**
 * Finds the settings, reads the manifests that they name, and builds the desired state.
 *
 * @throws HeadwaterError of exit code 64 if there is nothing to read (no settings, no match, no
 *   such target) or if a file contains the token; `interrupted` of 130
 */
export async function readStack(request: StackRequest): Promise<StackReading> {
  const path = await findSettingsPath(request);
  request.note?.(`settings: ${path}`);
  return await readStackAt({ ...request, settings: path, shownAs: path, tree: disk });
}

/**
 * Finds the absolute path of the settings.
 *
 * @throws HeadwaterError `settings-not-found`, exit code 64
 */
export async function findSettingsPath({
  cwd,
  config,
  configVariable,
}: StackRequest): Promise<string> {
  return await findSettings({ folder: cwd, flag: config, variable: configVariable });
}

export interface StackLocation
  extends Pick<StackRequest, 'target' | 'note' | 'progress' | 'token' | 'catalog' | 'signal'> {
  /** The path of the settings, absolute. */
  readonly settings: string;
  /** The path as messages show it. */
  readonly shownAs: string;
  readonly tree: FileTree;
  /** True if globs may match nothing. Default: false. */
  readonly mayBeEmpty?: boolean;
}

/**
 * Reads settings, and the manifests that they name, from the disk or from a revision.
 *
 * @throws HeadwaterError as {@link readStack}
 */
export async function readStackAt(location: StackLocation): Promise<StackReading> {
  const reading = await readParsedStackAt(location);
  if (reading.kind === 'bad-settings') return reading;
  // A plan needs no manifests as they are written, and a large stack leaves no memory for them.
  const { kind, stack, sources } = reading;
  return { kind, stack, sources };
}

/**
 * Reads a stack, and keeps its manifests as they are written.
 *
 * @throws HeadwaterError as {@link readStack}
 */
export async function readParsedStackAt(location: StackLocation): Promise<ParsedStackReading> {
  const { settings: path, shownAs, tree, mayBeEmpty, target = null, ...request } = location;
  const { note, progress, token, catalog, signal } = request;
  const bounds = await tree.findBounds(dirname(path));
  const [text = ''] = await tree.readTexts([{ path, shownAs }], bounds);
  const file = { path: basename(path), text };
  const tokens = [token, catalog?.token];
  refuseToken([file], tokens);
  const { settings, findings } = parseSettings(file);
  if (!settings)
    return { kind: 'bad-settings', findings, sources: new Map([[file.path, file.text]]) };
  const folder = dirname(path);
  const files = await readManifests({
    folder,
    globs: settings.manifests,
    settings: path,
    tree,
    ...(mayBeEmpty && { mayBeEmpty }),
    onFound: (done) => progress?.({ kind: 'phase', phase: 'manifests', done }),
  });
  await announcePhase({ progress, signal }, 'checking', files.length);
  refuseToken(files, tokens);
  for (const { path: name } of files) note?.(`manifest: ${name}`);
  const read = stackOfFiles({ folder, settings, target }, files);
  await yieldToSignals(signal, 'the manifests were checked');
  return {
    ...read,
    stack: { ...read.stack, findings: [...findings, ...read.stack.findings] },
    sources: new Map([[file.path, file.text], ...read.sources]),
  };
}

/** Builds the stack of some manifests. Its findings are only about the manifests. */
export function stackOfFiles(
  { folder, settings, target }: Pick<Stack, 'folder' | 'settings' | 'target'>,
  files: readonly NamedText[],
): ParsedStackReading & { readonly kind: 'stack' } {
  const built = buildDesiredState({ files, settings, target: target ?? undefined });
  const { parsed, desired, tests, overriding, findings } = built;
  const digests = files.map(({ path, text }) => ({ path, sha256: fileDigest(text) }));
  return {
    kind: 'stack',
    stack: {
      ...{ folder, settings, target, desired, tests, overriding, findings },
      files: digests,
    },
    parsed,
    sources: new Map(files.map(({ path, text }) => [path, text])),
  };
}

interface NamedText {
  readonly path: string;
  readonly text: string;
}

/**
 * Refuses files that contain a token of the run, since a finding could print it.
 *
 * @throws HeadwaterError `token-in-file`, exit code 64
 */
export function refuseToken(
  files: readonly NamedText[],
  tokens: readonly (string | undefined)[],
): void {
  const finders = [...new Set(tokens)].map(createTokenDetector);
  const found = files.find(({ text }) => finders.some((holdsToken) => holdsToken(text)));
  if (found) {
    throw new HeadwaterError('token-in-file', `${found.path} holds the access token`, {
      exitCode: exitCodes.usage,
      hint: 'take it out, revoke it, and give a new one in DATAHUB_GMS_TOKEN',
    });
  }
}
