import { dirname, join } from 'node:path';
import { parseCatalogAddress } from '../../catalog/http/catalog-address.js';
import { badFlag, throwIfInterrupted } from '../../errors/headwater-error.js';
import { exists } from '../../files/file-tree.js';
import { findSettings, SETTINGS_FILE } from '../../files/find-settings.js';
import { selectManifests } from '../../files/read-manifests.js';
import type { InitFile, InitReport } from '../../report/document/init-report.js';
import { findSchema, isStackName, settingsText } from '../stack/new-settings.js';
import { refuseToken, type Stack } from '../stack/read-stack.js';
import { readPossibleStack, refuseErrors } from '../stack/read-valid-stack.js';
import type { InvalidStack, StackRequest } from '../stack/stack-request.js';
import { ciFiles } from './ci-files.js';
import type { DetectedProject, InitChoices } from './detect-project.js';
import { fromFolder, initNotes, nextCommand } from './init-notes.js';
import { FIRST_MANIFEST, firstManifestText, gitignoreText } from './stack-files.js';
import { type StackFile, writeNewFiles } from './write-new-files.js';

export interface InitRequest extends Pick<StackRequest, 'token' | 'signal'> {
  readonly project: DetectedProject;
  /** Without a name, the stack takes the name in the settings, else the name of the folder. */
  readonly choices: Omit<InitChoices, 'stack'> & Partial<Pick<InitChoices, 'stack'>>;
}

export type InitOutcome =
  | { readonly kind: 'initialized'; readonly report: InitReport }
  | InvalidStack;

/**
 * Writes the files of a new stack: settings, a first manifest, `.gitignore` and a pipeline. An
 * existing file stays unchanged. Checks existing settings and manifests before it writes anything,
 * so that the stack is valid afterwards.
 *
 * @throws HeadwaterError `bad-flag` or `token-in-file`, exit code 64; `file-unwritable`;
 *   `interrupted`, 130, before anything is written
 */
export async function initStack(request: InitRequest): Promise<InitOutcome> {
  const { project, choices, token, signal } = request;
  const target = await settingsOf(request);
  const reading = await readPossibleStack({ cwd: project.folder, token, signal }, target);
  const valid = refuseErrors(reading);
  if (valid.kind === 'invalid') return valid;
  const { settings } = valid.stack;
  if (choices.stack !== undefined && choices.stack !== settings.stack)
    throw badFlag(`${SETTINGS_FILE} names the stack ${settings.stack}`, 'leave out --stack');
  const place = {
    ...{ stack: settings.stack, folder: project.place, branch: project.branch },
    server: serverForRuns(project),
  };
  const ci = ciFiles(choices.ci, place);
  const pipeline = ci.files.map((file) => ({ ...file, path: fromFolder(file.path, project) }));
  const files = [...(await ownFiles(valid.stack, target)), ...pipeline];
  refuseToken(files, [token]);
  const states = new Map<string, InitFile['state']>();
  for (const { path } of files)
    states.set(path, (await exists(join(project.folder, path))) ? 'kept' : 'created');
  const notes = await initNotes(ci, states, project);
  throwIfInterrupted(signal, 'the files were checked');
  const added = files.filter(({ path }) => states.get(path) === 'created');
  await writeNewFiles(project.folder, added);
  const report = {
    kind: 'init',
    stack: settings.stack,
    from: choices.from,
    ci: choices.ci,
    files: [...states].map(([path, state]) => ({ path, state })),
    notes,
    next: nextCommand(choices.from, project),
  } as const;
  return { kind: 'initialized', report };
}

/** Returns the address of the catalog, unless it is one of this machine, which no runner reaches. */
function serverForRuns({ catalog }: DetectedProject): string | undefined {
  const address = catalog?.address ?? undefined;
  return address === undefined || parseCatalogAddress(address).isLoopback ? undefined : address;
}

type SettingsTarget = Parameters<typeof readPossibleStack>[1];

/** Finds existing settings as if the user named them, so that no link leads out. */
async function settingsOf({ project, choices }: InitRequest): Promise<SettingsTarget> {
  const { folder, hasSettings, defaults } = project;
  const { stack = defaults.stack } = choices;
  if (!isStackName(stack))
    throw badFlag(
      `"${stack}" is not a valid name of a stack`,
      'write lower-case letters, digits, - and _, such as --stack shop',
    );
  if (hasSettings) {
    const settings = await findSettings({ folder, flag: SETTINGS_FILE });
    return { settings, newSettings: undefined };
  }
  const schema = await findSchema('settings', folder);
  const newSettings = settingsText({ stack, folder: 'lineage', schema });
  return { settings: join(folder, SETTINGS_FILE), newSettings };
}

/** Lists the files in the folder of the stack. Leaves out a manifest that no settings name. */
async function ownFiles(
  { files, folder, settings }: Stack,
  { settings: path, newSettings }: SettingsTarget,
): Promise<readonly StackFile[]> {
  const globs = settings.manifests;
  const selected = selectManifests([FIRST_MANIFEST], { folder, globs, settings: path });
  const isThere = files.some((file) => file.path === FIRST_MANIFEST);
  const schema = await findSchema('manifest', join(folder, dirname(FIRST_MANIFEST)));
  const isWanted = isThere || (files.length === 0 && selected.has(FIRST_MANIFEST));
  return [
    { path: SETTINGS_FILE, text: newSettings ?? '' },
    ...(isWanted ? [{ path: FIRST_MANIFEST, text: firstManifestText(schema) }] : []),
    { path: '.gitignore', text: gitignoreText() },
  ];
}
