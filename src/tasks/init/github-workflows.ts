import { printFlow, printMember } from '../../import/merge/print-value.js';
import type { CiFile, CiPlace } from './ci-place.js';

/** The parts of a workflow that depend on the place of the stack in its repository. */
interface Parts {
  readonly branch: string;
  /** The name of the stack, for the end of the workflow's name. Empty for a stack at the top. */
  readonly title: string;
  readonly suffix: string;
  /** The line of the input `working-directory`. Empty for a stack at the top. */
  readonly input: string;
}

/**
 * Writes the workflows that plan on the pull request, apply after the merge, and check for drift.
 * Each stack of a repository has its own workflows: in a shared concurrency group, the apply of one
 * stack would push out a waiting apply of another stack.
 */
export function githubWorkflows({ stack, folder, branch }: CiPlace): readonly CiFile[] {
  const isTop = folder === '';
  const suffix = isTop ? '' : `-${stack}`;
  const parts: Parts = {
    branch,
    title: isTop ? '' : ` ${stack}`,
    suffix,
    input: isTop ? '' : `${printMember('          working-directory:', folder).join('\n')}\n`,
  };
  const file = (name: string, text: string): CiFile => ({
    path: `.github/workflows/headwater-${name}${suffix}.yml`,
    text,
  });
  return [
    file('plan', planWorkflow(parts)),
    file('apply', applyWorkflow(parts)),
    file('drift', driftWorkflow(parts)),
  ];
}

function planWorkflow({ title, suffix, input }: Parts): string {
  return `name: headwater plan${title}

on:
  pull_request:
  merge_group: # a required check has to report in a merge queue too

permissions: {}

jobs:
  plan:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read
      pull-requests: write # the comment
      checks: write # the approval: a check-run with the digest of the plan
    steps:
      - uses: actions/checkout@d23441a48e516b6c34aea4fa41551a30e30af803 # v6.1.0
        with:
          fetch-depth: 2 # the merge and its base; a pull request from a fork is compared with the base
          persist-credentials: false
      - id: headwater
        uses: headwater-lineage/headwater@0000000000000000000000000000000000000000 # put the commit of a release here
        with:
          command: plan
${input}        env:
          DATAHUB_GMS_URL: \${{ vars.DATAHUB_GMS_URL }}
          DATAHUB_GMS_TOKEN: \${{ secrets.DATAHUB_GMS_TOKEN }} # a token that may read is enough
      # The apply looks for the plan among the artifacts whose names begin with headwater-plan.
      - if: always() && steps.headwater.outputs.plan-path != ''
        uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        with:
          name: headwater-plan${suffix}
          path: \${{ steps.headwater.outputs.plan-path }}
          retention-days: 90 # a deleted plan approves nothing
          overwrite: true # for a rerun
`;
}

function applyWorkflow({ branch, title, suffix, input }: Parts): string {
  return `name: headwater apply${title}

on:
  push:
    branches: [${printFlow(branch)}]
  workflow_dispatch:
    inputs:
      effect-digest:
        description: Approves the plan with this effect digest if no pull request approved it
        type: string

permissions: {}

# One apply of the stack runs at a time, and none is cut off while it writes. GitHub keeps the newest waiting run. That
# is enough: an apply does everything that the merges since the last successful apply approved.
concurrency:
  group: headwater-apply${suffix}
  cancel-in-progress: false

jobs:
  apply:
    if: github.ref == 'refs/heads/${branch}' # a run that is started by hand can be on any branch
    runs-on: ubuntu-latest
    timeout-minutes: 30
    environment: datahub # contains the token that may write, for this branch alone
    permissions:
      contents: read # the manifests, and the workflow file of the plan
      actions: read # the run that made the plan, and its artifact
      checks: write # the approval, and the record of the apply
      pull-requests: write # the pull request of the commit, and the result in its comment
    steps:
      - uses: actions/checkout@d23441a48e516b6c34aea4fa41551a30e30af803 # v6.1.0
        with:
          persist-credentials: false
      - id: headwater
        uses: headwater-lineage/headwater@0000000000000000000000000000000000000000 # put the commit of a release here
        with:
          command: apply
${input}          effect-digest: \${{ inputs.effect-digest }}
        env:
          DATAHUB_GMS_URL: \${{ vars.DATAHUB_GMS_URL }}
          DATAHUB_GMS_TOKEN: \${{ secrets.DATAHUB_GMS_TOKEN }}
      # headwater rollback needs the receipt.
      - if: always() && steps.headwater.outputs.receipt-path != ''
        uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        with:
          name: headwater-receipt${suffix}
          path: \${{ steps.headwater.outputs.receipt-path }}
          retention-days: 90
          overwrite: true
          include-hidden-files: true # receipts are in .headwater/
`;
}

function driftWorkflow({ title, input }: Parts): string {
  return `name: headwater drift${title}

on:
  schedule:
    - cron: '23 3 * * *' # after the ingestions of the night, since they can remove lineage
  workflow_dispatch:

permissions: {}

jobs:
  drift:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read
      issues: write # one issue, which is closed when no drift is left
    steps:
      - uses: actions/checkout@d23441a48e516b6c34aea4fa41551a30e30af803 # v6.1.0
        with:
          persist-credentials: false
      - uses: headwater-lineage/headwater@0000000000000000000000000000000000000000 # put the commit of a release here
        with:
          command: drift
${input}        env:
          DATAHUB_GMS_URL: \${{ vars.DATAHUB_GMS_URL }}
          DATAHUB_GMS_TOKEN: \${{ secrets.DATAHUB_GMS_TOKEN }} # a token that may read is enough
`;
}
