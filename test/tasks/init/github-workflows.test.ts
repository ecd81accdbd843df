import { describe, expect, it } from 'vitest';
import { githubWorkflows } from '../../../src/tasks/init/github-workflows.js';
import {
  exampleWorkflows,
  isHeadwater,
  readWorkflow,
  stepsOf,
  workflowErrors,
} from '../../support/action/workflows.js';

const place = { stack: 'orders', folder: '', branch: 'main' };

describe('the workflows of a new stack', () => {
  it('are the examples, for a stack at the top of its repository', () => {
    const examples = exampleWorkflows();
    for (const { path, text } of githubWorkflows(place))
      expect(text).toBe(examples.get(path.replace('.github/workflows/headwater-', '')));
  });

  it.each([
    ['stacks/orders', 'trunk'],
    ['my stacks/#1: "orders"', 'release/1.0'],
    ['true', 'true'],
    ['1.0', 'n'],
  ])('are accepted by the parser of GitHub in the folder %s', async (folder, branch) => {
    for (const { path, text } of githubWorkflows({ ...place, folder, branch })) {
      expect(await workflowErrors(path, text)).toEqual([]);
      const workflow = readWorkflow(text);
      const [step] = stepsOf(workflow).filter(isHeadwater);
      expect(step?.with?.['working-directory']).toBe(folder);
      if (path.includes('apply')) {
        expect(workflow.on).toMatchObject({ push: { branches: [branch] } });
        expect(text).toContain(`if: github.ref == 'refs/heads/${branch}'`);
      }
    }
  });

  it('share no file, artifact or concurrency group with those of another stack', () => {
    const texts = ['orders', 'finance'].map((stack) =>
      githubWorkflows({ ...place, stack, folder: `stacks/${stack}` }),
    );
    const paths = texts.flat().map(({ path }) => path);
    expect(new Set(paths).size).toBe(6);
    for (const { text } of texts[0] ?? []) expect(text).toMatch(/^name: headwater \w+ orders$/m);
    const apply = texts[0]?.[1]?.text ?? '';
    expect(readWorkflow(apply).concurrency?.group).toBe('headwater-apply-orders');
    expect(apply).toContain('name: headwater-receipt-orders');
    expect(texts[0]?.[0]?.text).toContain('name: headwater-plan-orders');
  });
});
