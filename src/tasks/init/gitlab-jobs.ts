import { printMember } from '../../import/merge/print-value.js';
import { shellWord } from '../../report/words/escape.js';
import type { CiFile, CiPlace } from './ci-place.js';

/** The file that GitLab reads. It includes the jobs, so that other jobs can stand beside them. */
export const GITLAB_FILE = '.gitlab-ci.yml';

/**
 * Writes the jobs and the file that includes them. The jobs plan on the merge request, apply after
 * the merge what a person approved, and check for drift. Each stack of a repository has its own
 * jobs.
 *
 * @param version the version of Headwater to install
 */
export function gitlabFiles(
  place: CiPlace,
  version: string,
): Readonly<Record<'jobs' | 'include', CiFile>> {
  const suffix = place.folder === '' ? '' : `-${place.stack}`;
  const path = `.gitlab/headwater${suffix}.gitlab-ci.yml`;
  return {
    jobs: { path, text: jobsText(place, { suffix, version }) },
    include: { path: GITLAB_FILE, text: `include:\n  - local: /${path}\n` },
  };
}

function jobsText(
  place: CiPlace,
  { suffix, version }: { readonly suffix: string; readonly version: string },
): string {
  const { folder } = place;
  const enter = folder === '' ? [] : printMember('    -', `cd ${shellWord(folder)}`);
  return `# Jobs of Headwater. The settings of the project need the variable DATAHUB_GMS_URL, and DATAHUB_GMS_TOKEN twice, masked: with
# a token that may read, and, protected and for the environment datahub alone, with a token that may write.

.headwater${suffix}:
  image: node:24 # put the digest of an image here
  variables:
    GIT_DEPTH: "0" # a merge request without variables is compared with its base
  before_script:
    - npm install --global headwater@${version}
${enter.map((line) => `${line}\n`).join('')}
headwater-plan${suffix}:
  extends: .headwater${suffix}
  stage: test
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    # A merge request from a fork gets no variables, so it has no catalog to plan against.
    - if [ -n "$DATAHUB_GMS_URL" ]; then headwater plan; else headwater plan --base-ref "$CI_MERGE_REQUEST_DIFF_BASE_SHA"; fi

${mergedJobs(place, suffix)}
headwater-drift${suffix}:
  extends: .headwater${suffix}
  stage: test
  rules:
    - if: $CI_PIPELINE_SOURCE == "schedule" # after the ingestions of the night, since they can remove lineage
  script:
    - headwater drift --detailed-exitcode
`;
}

/** Writes the jobs after the merge: the plan to review, and the apply that a person starts. */
function mergedJobs({ folder, branch }: CiPlace, suffix: string): string {
  const below = folder === '' ? '' : `${folder}/`;
  const onBranch = `$CI_PIPELINE_SOURCE == "push" && $CI_COMMIT_BRANCH == ${JSON.stringify(branch)}`;
  return `# After the merge: the plan to review, and the apply that a person starts. It makes no other changes than that plan.
headwater-review${suffix}:
  extends: .headwater${suffix}
  stage: test
  rules:
    - if: ${onBranch}
  script:
    - headwater plan --out plan.json
  artifacts:
    paths:
${printMember('      -', `${below}plan.json`).join('\n')}
    access: developer
    expire_in: 90 days

headwater-apply${suffix}:
  extends: .headwater${suffix}
  stage: deploy
  needs: [headwater-review${suffix}]
  rules:
    - if: ${onBranch}
      when: manual
      allow_failure: true
  environment: datahub # contains the token that may write
  resource_group: headwater-apply${suffix} # one apply at a time, and none is cut off while it writes
  script:
    - headwater apply plan.json
  artifacts: # headwater rollback needs the receipt
    when: always
    paths:
${printMember('      -', `${below}.headwater/receipts/`).join('\n')}
    access: developer
    expire_in: 90 days
`;
}
