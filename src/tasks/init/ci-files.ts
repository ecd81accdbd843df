import { documentationUrl } from '../../errors/code-entry.js';
import { badFlag } from '../../errors/headwater-error.js';
import type { InitReport } from '../../report/document/init-report.js';
import { tool } from '../process/tool.js';
import type { CiFile, CiPlace } from './ci-place.js';
import { EXAMPLE_SERVER, githubWorkflow, lineageJob } from './github-workflow.js';
import { GITLAB_FILE, gitlabFiles } from './gitlab-jobs.js';

/** The files of a pipeline, and the steps that they leave to the user. */
export interface CiFiles {
  readonly files: readonly CiFile[];
  /** The steps to take by hand in the service. */
  readonly setup: readonly string[];
  /** A line that a file must have if the file exists already. */
  readonly required: readonly RequiredText[];
}

export interface RequiredText {
  /** The file, relative to the top of the repository. */
  readonly path: string;
  readonly text: string;
  /** The step to take if the file lacks that text. */
  readonly note: string;
}

/** Makes the files of a pipeline for a stack. */
export function ciFiles(ci: InitReport['ci'], place: CiPlace): CiFiles {
  if (ci === 'none') return { files: [], setup: [], required: [] };
  return ci === 'github' ? githubFiles(place) : jobFiles(place);
}

/** @throws HeadwaterError `bad-flag`, exit code 64, for a folder that GitHub would evaluate */
function githubFiles(place: CiPlace): CiFiles {
  if (place.folder.includes('${{'))
    throw badFlag(
      '--ci github: the path of the folder has an expression',
      'GitHub evaluates ${{ in workflows; rename the folder, or take --ci none',
    );
  const file = githubWorkflow(place, tool.version);
  const address =
    place.server === undefined
      ? [`GitHub: put the address of your catalog in place of ${EXAMPLE_SERVER} in ${file.path}.`]
      : [];
  const setup = [
    ...address,
    `GitHub: create the secret DATAHUB_GMS_TOKEN, protect the branch ${place.branch}, and require the check "${lineageJob(place)} / plan": ${documentationUrl}github#one-file`,
  ];
  return { files: [file], setup, required: [] };
}

function jobFiles(place: CiPlace): CiFiles {
  const { jobs, include } = gitlabFiles(place, tool.version);
  return {
    files: [jobs, include],
    setup: [
      `GitLab: create the variables DATAHUB_GMS_URL and DATAHUB_GMS_TOKEN, as ${jobs.path} says.`,
    ],
    required: [
      {
        path: GITLAB_FILE,
        text: jobs.path,
        note: `Add to include in ${GITLAB_FILE}: {local: /${jobs.path}}`,
      },
    ],
  };
}
