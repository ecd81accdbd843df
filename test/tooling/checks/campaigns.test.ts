import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { campaignRows, isWholeCampaign } from '../../campaigns/campaign.js';
import campaigns from '../config/campaigns.json' with { type: 'json' };
import parts from '../parts.json' with { type: 'json' };
import { projectFiles, projectRoot } from './project-files.js';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

it('each test that runs a part on CI is a campaign, which the soak runs as a whole', () => {
  const inPart = projectFiles().filter(
    (file) =>
      file.endsWith('.test.ts') &&
      !file.startsWith('test/tooling/checks/') &&
      read(file).includes("campaigns/campaign.js'"),
  );
  // A helper gives each scenario its dialects.
  expect([...inPart, 'test/scenarios/'].toSorted()).toEqual(
    Object.values(campaigns).flatMap(Object.values).toSorted(),
  );
});

describe.skipIf(isWholeCampaign)('a part of a campaign', () => {
  const rows = [...'abcdefghij'];

  it('is spread evenly, and begins where the test says', () => {
    expect(campaignRows(rows, 3)).toEqual(['a', 'd', 'g']);
    expect(campaignRows(rows, 3, 8)).toEqual(['b', 'e', 'i']);
  });

  it('is the whole if the part is as long', () => {
    expect(campaignRows(rows, 10)).toEqual(rows);
    expect(campaignRows(rows, 99)).toEqual(rows);
  });

  it('is never empty', () => {
    expect(() => campaignRows([], 3)).toThrow('needs rows');
    expect(() => campaignRows(rows, 0)).toThrow('needs rows');
  });
});

it('every path of the part smoke exists', () => {
  const paths = parts.check.byName.smoke.match(/ test\/(?!config)\S+/g) ?? [];
  const files = projectFiles();
  const missing = paths.filter((path) => !files.some((file) => file.startsWith(path.trim())));
  expect(paths.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});
