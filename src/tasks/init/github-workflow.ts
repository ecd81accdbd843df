import { printFlow, printMember } from '../../import/merge/print-value.js';
import type { CiFile, CiPlace } from './ci-place.js';

/** The address in the file of a stack whose catalog is unknown. */
export const EXAMPLE_SERVER = 'https://datahub.example.com/api/gms';

/** The name of the job that calls the reusable workflow. GitHub shows its plan as `NAME / plan`. */
export function lineageJob({ stack, folder }: CiPlace): string {
  return folder === '' ? 'lineage' : `lineage-${stack}`;
}

/**
 * Writes the workflow that plans on the pull request, applies after the merge, and checks for
 * drift. It calls the reusable workflow of the same major version. Each stack of a repository has a
 * file of its own.
 *
 * @param version the version of Headwater
 */
export function githubWorkflow(place: CiPlace, version: string): CiFile {
  const { stack, folder, branch, server = EXAMPLE_SERVER } = place;
  const name = folder === '' ? 'headwater' : `headwater-${stack}`;
  const inputs = [
    ...printMember('      server:', server),
    ...(folder === '' ? [] : printMember('      working-directory:', folder)),
  ];
  return {
    path: `.github/workflows/${name}.yml`,
    text: `name: ${name}
on:
  pull_request:
  merge_group:
  push: {branches: [${printFlow(branch)}]}
  schedule: [{cron: '23 3 * * *'}]
  workflow_dispatch: {inputs: {effect-digest: {type: string}}}
permissions: {contents: read, actions: read, checks: write, issues: write, pull-requests: write}
jobs:
  ${lineageJob(place)}:
    uses: headwater-lineage/headwater/.github/workflows/lineage.yml@v${version.split('.')[0]}
    with:
${inputs.join('\n')}
    secrets: {DATAHUB_GMS_TOKEN: '\${{ secrets.DATAHUB_GMS_TOKEN }}'}
`,
  };
}
