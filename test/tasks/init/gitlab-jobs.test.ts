import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gitlabFiles } from '../../../src/tasks/init/gitlab-jobs.js';
import { runCli } from '../../support/cli/run-cli.js';

const place = { stack: 'orders', folder: '', branch: 'main' };

interface Job {
  readonly script: readonly string[];
  readonly before_script: readonly string[];
  readonly rules: readonly { readonly if: string; readonly when?: string }[];
  readonly artifacts?: { readonly paths: readonly string[] };
  readonly [key: string]: unknown;
}

function jobsOf(text: string): Readonly<Record<string, Job>> {
  return parse(text);
}

describe('the jobs of a new stack', () => {
  it('are included by the file that GitLab reads', () => {
    const { jobs, include } = gitlabFiles(place, '1.2.3');
    expect(include.path).toBe('.gitlab-ci.yml');
    expect(parse(include.text)).toEqual({ include: [{ local: `/${jobs.path}` }] });
  });

  it('install this version, and apply only what a person approved', () => {
    const jobs = jobsOf(gitlabFiles(place, '1.2.3').jobs.text);
    expect(jobs['.headwater']?.before_script).toEqual(['npm install --global headwater@1.2.3']);
    const applying = Object.values(jobs).filter(({ script = [] }) =>
      script.join('\n').includes('headwater apply'),
    );
    expect(applying).toEqual([jobs['headwater-apply']]);
    const onMain = '$CI_PIPELINE_SOURCE == "push" && $CI_COMMIT_BRANCH == "main"';
    expect(applying[0]).toMatchObject({
      script: ['headwater apply plan.json'],
      rules: [{ if: onMain, when: 'manual' }],
      needs: ['headwater-review'],
      environment: 'datahub',
      resource_group: 'headwater-apply',
    });
    expect(jobs['headwater-review']).toMatchObject({
      script: ['headwater plan --out plan.json'],
      artifacts: { paths: ['plan.json'] },
    });
  });

  it.each(['stacks/orders', "my stacks/#1: 'orders'"])('enter the folder %s', (folder) => {
    const { text, path } = gitlabFiles({ ...place, folder }, '1.2.3').jobs;
    expect(path).toBe('.gitlab/headwater-orders.gitlab-ci.yml');
    const jobs = jobsOf(text);
    for (const name of Object.keys(jobs)) expect(name).toMatch(/^\.?headwater.*-orders$/);
    expect(jobs['.headwater-orders']?.before_script.at(-1)).toMatch(/^cd /);
    expect(jobs['headwater-review-orders']?.artifacts?.paths).toEqual([`${folder}/plan.json`]);
    expect(jobs['headwater-apply-orders']?.artifacts?.paths).toEqual([
      `${folder}/.headwater/receipts/`,
    ]);
  });

  it('run commands with flags that exist', async () => {
    const { text } = gitlabFiles(place, '1.2.3').jobs;
    const lines = Object.values(jobsOf(text)).flatMap(({ script = [] }) => script);
    const calls = [...lines.join('\n').matchAll(/\bheadwater (\w+)([^;\n]*)/g)];
    expect(calls).toHaveLength(5);
    for (const [, command = '', rest = ''] of calls) {
      const { stdout } = await runCli(['help', command], { cwd: '/' });
      for (const [flag] of rest.matchAll(/--[\w-]+/g)) expect(stdout).toContain(`${flag} `);
    }
  });
});
