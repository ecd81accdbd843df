import { join, relative } from 'node:path';
import { disk, exists, findFolder, slashPath } from '../../files/file-tree.js';
import { SETTINGS_FILE } from '../../files/find-settings.js';
import { readGitRemote } from '../../files/git.js';
import { unreadable } from '../../files/read-text-file.js';
import type { CiHost, FirstLineage, InitReport } from '../../report/document/init-report.js';
import type { Environment } from '../catalog/catalog-access.js';
import { type FoundCatalog, findCatalog } from '../catalog/datahub-env.js';
import { stackNameOf } from '../stack/new-settings.js';

/** The facts that the folder of a project shows, without a request. */
export interface DetectedProject {
  /** The folder, absolute and without links. */
  readonly folder: string;
  /** The top of its git repository, else the folder itself. */
  readonly top: string;
  /** The folder in its repository, with forward slashes. Empty for the top. */
  readonly place: string;
  readonly hasSettings: boolean;
  readonly isDbt: boolean;
  readonly catalog: FoundCatalog | undefined;
  readonly host: CiHost | undefined;
  /** The default branch of the remote, else `main`. */
  readonly branch: string;
  readonly defaults: InitChoices;
}

/** The decisions of a user about a new stack, by flags or answers. */
export interface InitChoices extends Pick<InitReport, 'stack' | 'from' | 'ci'> {}

/**
 * Looks at a folder and its repository, and at the address of a catalog.
 *
 * @throws HeadwaterError `unreadable-file`, exit code 64, without such a folder
 */
export async function detectProject(
  cwd: string,
  environment: Environment,
): Promise<DetectedProject> {
  const folder = await findFolder(cwd);
  if (folder === undefined) throw unreadable(cwd, 'is not a folder');
  const top = await disk.findBounds(folder);
  const [hasSettings, isDbt, catalog, remote] = await Promise.all([
    exists(join(folder, SETTINGS_FILE)),
    exists(join(folder, 'dbt_project.yml')),
    findCatalog(environment),
    readGitRemote(folder),
  ]);
  const host = remote === null ? undefined : gitHostOf(remote.url);
  const from = firstLineage(isDbt, catalog);
  return {
    folder,
    top,
    place: slashPath(relative(top, folder)),
    hasSettings,
    isDbt,
    catalog,
    host,
    branch: usableBranch(remote?.branch ?? undefined),
    defaults: { stack: stackNameOf(folder), from, ci: host ?? 'none' },
  };
}

function firstLineage(isDbt: boolean, catalog: FoundCatalog | undefined): FirstLineage {
  if (isDbt) return 'dbt';
  return typeof catalog?.address === 'string' ? 'catalog' : 'none';
}

/** Returns a branch name that an expression of GitHub takes literally. Other names are rare. */
function usableBranch(name = 'main'): string {
  return /^[A-Za-z][\w./-]*$/.test(name) ? name : 'main';
}

/** The host names of GitHub and GitLab, also on company servers such as `gitlab.example.com`. */
const HOSTS: readonly (readonly [pattern: RegExp, host: CiHost])[] = [
  [/(?:^|[.-])github(?:[.-]|$)/, 'github'],
  [/(?:^|[.-])gitlab(?:[.-]|$)/, 'gitlab'],
];

/** Recognizes the service behind the address of a git remote by the name of its host. */
export function gitHostOf(remote: string): CiHost | undefined {
  const host = hostName(remote).toLowerCase();
  return HOSTS.find(([pattern]) => pattern.test(host))?.[1];
}

/** Finds the host in `https://host/path` or `user@host:path`. Empty for a path on this machine. */
function hostName(remote: string): string {
  if (URL.canParse(remote) && remote.includes('://')) return new URL(remote).hostname;
  return /^(?:[^@/:]+@)?([^@/:]+):/.exec(remote)?.[1] ?? '';
}
