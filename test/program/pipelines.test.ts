import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actionCatalog } from '../support/action/catalog.js';
import { lineageIn } from '../support/action/world.js';
import { orders, shop } from '../support/cli/git-shop.js';
import { gitStack } from '../support/cli/git-stack.js';
import { CLI_ENTRY, collectOutput } from '../support/cli/kill-cli.js';
import { documentedPipeline, type PipelineJob } from '../support/docs/pipeline-jobs.js';
import { declaring } from '../support/scenario/manifests.js';
import { tempFolder } from '../support/server/temp-folder.js';

type Variables = Readonly<Record<string, string>>;

/** The variables that each system sets on a review, after the merge, and on a schedule. */
const systems = {
  GitLab: (base: string) => ({
    review: {
      CI_MERGE_REQUEST_IID: '7',
      CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
      ...{ CI_PROJECT_ID: '4', CI_API_V4_URL: 'https://gitlab.example.com/api/v4' },
      GITLAB_NOTE_TOKEN: 'glpat-made-up',
    },
    merged: { CI_COMMIT_BRANCH: 'main' },
  }),
  'Azure Pipelines': () => ({
    review: { BUILD_REASON: 'PullRequest' },
    merged: { BUILD_REASON: 'IndividualCI' },
  }),
  'Bitbucket Pipelines': () => ({
    review: { BITBUCKET_PR_ID: '7' },
    merged: { BITBUCKET_BRANCH: 'main' },
  }),
  Jenkins: () => ({ review: { BRANCH_NAME: 'PR-7' }, merged: { BRANCH_NAME: 'main' } }),
} as const;

/** A repository with the shop, whose branch `feature` adds an edge, and a catalog. */
async function project() {
  const catalog = await actionCatalog();
  const stack = await gitStack(shop());
  const base = stack.git('rev-parse', 'HEAD');
  stack.git('checkout', '-qb', 'feature');
  await stack.write('lineage/shop.yaml', declaring(orders)['lineage/shop.yaml'] ?? '');
  stack.commit();
  const tools = standIns();
  const access = { DATAHUB_GMS_URL: catalog.url, DATAHUB_GMS_TOKEN: catalog.token };
  const files = tempFolder();
  /** Runs a job in a fresh clone of a branch, which has the files that earlier jobs handed on. */
  const run = async (job: PipelineJob, branch: string, variables: Variables) => {
    const folder = tempFolder();
    stack.git('clone', '-q', '--branch', branch, stack.path, folder);
    cpSync(files, folder, { recursive: true });
    const env = { PATH: `${tools}:${process.env['PATH']}`, HOME: folder, ...variables };
    const end = await runScripts(job, { folder, files, env });
    for (const path of job.kept.filter((one) => existsSync(join(folder, one))))
      keepAt(join(folder, path), join(files, path));
    return end;
  };
  return { catalog, stack, base, run, access, notes: join(tools, 'notes') };
}

/** The built program in place of the installed one, and a `curl` that writes its words down. */
function standIns(): string {
  const folder = tempFolder();
  const tool = (name: string, script: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  tool('npm', 'test "$*" = ci');
  tool('npx', `test "$1" = headwater && shift && exec "${process.execPath}" "${CLI_ENTRY}" "$@"`);
  tool('curl', `printf '%s\\n' "$@" > "${join(folder, 'notes')}"`);
  return folder;
}

interface Place {
  readonly folder: string;
  readonly files: string;
  readonly env: Variables;
}

async function runScripts({ scripts, after }: PipelineJob, { folder, files, env }: Place) {
  // Azure puts the values of these macros into a script.
  const macros: Variables = {
    '$(System.DefaultWorkingDirectory)': folder,
    '$(Pipeline.Workspace)/headwater-plan': files,
  };
  const sh = (script: string) => {
    const text = Object.entries(macros).reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      script,
    );
    // Not spawnSync: the catalog answers from this process.
    return collectOutput(
      spawn('sh', ['-e', '-c', text], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] }),
    ).ended;
  };
  let said = '';
  let code = 0;
  for (const script of scripts) {
    const end = await sh(script);
    said += end.stdout + end.stderr;
    code = end.code ?? 1;
    if (code !== 0) break;
  }
  for (const script of after) said += (await sh(script)).stdout;
  return { code, said };
}

function keepAt(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

describe.each(Object.keys(systems) as (keyof typeof systems)[])('the pipeline for %s', (name) => {
  it('plans on the review, applies the saved plan after the merge, and finds drift', async () => {
    const { catalog, stack, base, run, access } = await project();
    const { plan, apply, drift } = documentedPipeline(name);
    const { review, merged } = systems[name](base);
    const reviewed = await run(plan, 'feature', { ...access, ...review });
    expect(reviewed, reviewed.said).toMatchObject({ code: 0 });
    expect(reviewed.said).toContain('+ <- raw_orders');
    expect(await lineageIn({ catalog }, 'orders')).toEqual([]);

    stack.git('checkout', '-q', 'main');
    stack.git('merge', '-q', '--no-ff', '-m', 'merge', 'feature');
    const planned = await run(plan, 'main', { ...access, ...merged });
    expect(planned, planned.said).toMatchObject({ code: 0 });
    const applied = await run(apply, 'main', { ...access, ...merged });
    expect(applied, applied.said).toMatchObject({ code: 0 });
    expect(await lineageIn({ catalog }, 'orders')).toEqual(['raw_fx', 'raw_orders']);

    const again = await run(plan, 'main', { ...access, ...merged });
    expect(again.said).toMatch(/no changes/i);
    expect(await run(drift, 'main', access)).toMatchObject({ code: 0 });
    await catalog.overwrite('orders', { upstreams: [] });
    expect(await run(drift, 'main', access)).toMatchObject({ code: 2 });
  });
});

describe('the pipeline for GitLab', () => {
  it('fails, and applies nothing, when the saved plan is not enough', async () => {
    const { catalog, stack, base, run, access } = await project();
    const { plan, apply } = documentedPipeline('GitLab');
    const { merged } = systems.GitLab(base);
    stack.git('checkout', '-q', 'main');
    expect(await run(plan, 'main', { ...access, ...merged })).toMatchObject({ code: 0 });
    stack.git('merge', '-q', 'feature');
    expect(await run(apply, 'main', { ...access, ...merged })).toMatchObject({ code: 4 });
    expect(await lineageIn({ catalog }, 'orders')).toEqual([]);
  });

  it('writes the plan as a note on the merge request', async () => {
    const { base, run, access, notes } = await project();
    const { review } = systems.GitLab(base);
    await run(documentedPipeline('GitLab').plan, 'feature', { ...access, ...review });
    expect(readFileSync(notes, 'utf8').split('\n')).toEqual(
      expect.arrayContaining([
        'body@plan.md',
        'PRIVATE-TOKEN: glpat-made-up',
        'https://gitlab.example.com/api/v4/projects/4/merge_requests/7/notes',
      ]),
    );
  });

  it('compares a merge request of a fork, which has no variables, with its base', async () => {
    const { base, run, notes } = await project();
    const { GITLAB_NOTE_TOKEN: _, ...review } = systems.GitLab(base).review;
    const { code, said } = await run(documentedPipeline('GitLab').plan, 'feature', review);
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringContaining('+ <- raw_orders'),
    });
    expect(existsSync(notes)).toBe(false);
  });
});
