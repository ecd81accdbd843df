import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCommonYaml } from '../../src/yaml/read-common-yaml.js';
import { parseYaml } from '../../src/yaml/read-yaml.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { describeNode } from '../support/manifest/describe-node.js';
import { yamlTexts } from '../support/manifest/yaml-texts.js';

const path = 'a.yaml';
const numRuns = campaignRuns('two readers of YAML', { part: 1_000, whole: 100_000 });

it('what the fast reader reads, the parser reads too, with the same values and places', () => {
  let read = 0;
  fc.assert(
    fc.property(yamlTexts(), (text) => {
      const common = readCommonYaml(path, text);
      if (common === undefined) return;
      read++;
      const { root, findings } = parseYaml({ path, text });
      expect(findings).toEqual([]);
      expect(describeNode(common)).toBe(describeNode(root));
    }),
    { numRuns },
  );
  // The comparison means nothing if the fast reader declines nearly everything.
  expect(read / numRuns).toBeGreaterThan(0.2);
});
