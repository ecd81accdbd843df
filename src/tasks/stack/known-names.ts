import { dirname } from 'node:path';
import { findSettings } from '../../files/find-settings.js';
import { readManifests } from '../../files/read-manifests.js';
import { readTextFile } from '../../files/read-text-file.js';
import { DEFAULT_MANIFESTS } from '../../manifest/settings.js';
import { type LocatedNode, listItems, mapEntries, valueAt } from '../../yaml/located-node.js';
import { readCommonYaml } from '../../yaml/read-common-yaml.js';
import type { StackRequest } from './stack-request.js';

/** Names of a stack, for the completion of a command line. */
export interface KnownNames {
  readonly targets: readonly string[];
  readonly shortNames: readonly string[];
}

/** The maximum length of the text to scan, since a person waits at the prompt. */
const MAX_SCANNED = 8_000_000;

/**
 * Finds the targets and the short names of a stack without parsing its manifests. They may have
 * mistakes, since people complete words while they edit. Without readable files there are no names.
 */
export async function findKnownNames(request: StackPlace): Promise<KnownNames> {
  try {
    return await scanStack(request);
  } catch {
    return { targets: [], shortNames: [] };
  }
}

type StackPlace = Pick<StackRequest, 'cwd' | 'config' | 'configVariable'>;

async function scanStack({ cwd, config, configVariable }: StackPlace): Promise<KnownNames> {
  const path = await findSettings({ folder: cwd, flag: config, variable: configVariable });
  const root = await readSettings(path);
  const stated = listItems(valueAt(root, 'manifests')).flatMap(textOf);
  const globs = stated.length === 0 ? DEFAULT_MANIFESTS : stated;
  const targets = mapEntries(valueAt(root, 'targets')).map(({ key }) => key);
  const found = new Set<string>();
  let left = MAX_SCANNED;
  const search = { folder: dirname(path), globs, settings: path, mayBeEmpty: true };
  for (const manifest of await readManifests(search)) {
    left -= manifest.text.length;
    if (left < 0) break;
    for (const name of shortNamesIn(manifest.text)) found.add(name);
  }
  return { targets: targets.sort(), shortNames: [...found].sort() };
}

/** Loads the parser of YAML only for settings that the fast reader leaves to it. */
async function readSettings(path: string): Promise<LocatedNode | undefined> {
  const text = await readTextFile({ path, shownAs: path });
  const root = readCommonYaml(path, text);
  if (root !== undefined) return root;
  const { parseYaml } = await import('../../yaml/read-yaml.js');
  return parseYaml({ path, text }).root;
}

function textOf(node: LocatedNode): readonly string[] {
  return node.kind === 'scalar' && typeof node.value === 'string' ? [node.value] : [];
}

/** The section `datasets` of a manifest, up to the next key in the first column. */
const DATASETS = /^datasets:[ \t]*(?:#.*)?\r?\n((?:[ \t#].*\r?\n?|\r?\n)*)/m;

/** Lists the keys with the smallest indentation below `datasets`. */
function shortNamesIn(text: string): readonly string[] {
  const section = DATASETS.exec(text)?.[1] ?? '';
  const keys = [...section.matchAll(/^( +)["']?([A-Za-z_][\w-]*)["']?[ \t]*:/gm)];
  const indent = keys.reduce(
    (least, [, spaces = '']) => Math.min(least, spaces.length),
    Number.POSITIVE_INFINITY,
  );
  return keys.flatMap(([, spaces = '', name = '']) => (spaces.length === indent ? [name] : []));
}
