import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { githubWorkflow } from '../../../src/tasks/init/github-workflow.js';
import { exampleWorkflows, readWorkflow, workflowErrors } from '../../support/action/workflows.js';
import { projectRoot } from '../../tooling/checks/project-files.js';

const place = { stack: 'orders', folder: '', branch: 'main' };
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

describe('the workflow of a new stack', () => {
  it('is the example of this version, for a stack at the top of its repository', () => {
    const { path, text } = githubWorkflow(place, version);
    expect(path).toBe('.github/workflows/headwater.yml');
    expect(text).toBe(exampleWorkflows().get('lineage.yml'));
  });

  it.each(['', 'stacks/orders'])('has at most fifteen lines and one secret, in %j', (folder) => {
    const { text } = githubWorkflow({ ...place, folder }, version);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
    expect(text.match(/secrets\.\w+/g)).toEqual(['secrets.DATAHUB_GMS_TOKEN']);
  });

  it('calls the workflow at the tag of its major version, which a release moves', () => {
    for (const [from, tag] of [
      ['0.9.1', 'v0'],
      ['12.0.0-rc.1', 'v12'],
    ] as const)
      expect(githubWorkflow(place, from).text).toContain(
        `uses: headwater-lineage/headwater/.github/workflows/lineage.yml@${tag}\n`,
      );
  });

  it.each([
    ['stacks/orders', 'trunk', 'https://datahub.example.org:8443/gms'],
    ['my stacks/#1: "orders"', 'release/1.0', 'http://10.0.0.1:8080'],
    ['true', 'true', undefined],
    ['1.0', 'n', undefined],
  ])('is accepted by the parser of GitHub in the folder %s', async (folder, branch, server) => {
    const { path, text } = githubWorkflow({ ...place, folder, branch, server }, version);
    expect(await workflowErrors(path, text)).toEqual([]);
    const { on, jobs } = readWorkflow(text);
    expect(on).toMatchObject({ push: { branches: [branch] } });
    expect(jobs['lineage-orders']?.with).toEqual({
      server: server ?? 'https://datahub.example.com/api/gms',
      'working-directory': folder,
    });
  });

  it('shares no file, name or check with that of another stack', () => {
    const [one, two] = ['orders', 'finance'].map((stack) =>
      githubWorkflow({ ...place, stack, folder: `stacks/${stack}` }, version),
    );
    expect(one?.path).toBe('.github/workflows/headwater-orders.yml');
    expect(one?.path).not.toBe(two?.path);
    expect(one?.text).toContain('name: headwater-orders\n');
    expect(one?.text).toContain('  lineage-orders:\n');
  });
});
