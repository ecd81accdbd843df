import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { manifestSnippet } from '../../../../src/web/entity/manifest-snippet.js';

describe('the manifest for a dataset without lineage', () => {
  it.each(['shop.public.orders', '007', 'yes', 'a: {b} #c "d" \'e', 'x\ny', '- z', '@v%'])(
    'names the dataset %j',
    (name) => {
      const urn = `urn:li:dataset:(urn:li:dataPlatform:hive,${name},DEV)`;
      expect(parse(manifestSnippet(urn))).toMatchObject({
        version: 1,
        datasets: { downstream: { platform: 'hive', name, env: 'DEV' } },
        lineage: [{ downstream: 'downstream', upstreams: ['upstream'] }],
      });
    },
  );
});

describe('the manifest for another entity without lineage', () => {
  it.each([
    [
      'charts',
      'chart',
      'urn:li:chart:(looker,a: {b} #c)',
      { downstream: 'chart', upstreams: ['upstream'] },
    ],
    [
      'dashboards',
      'dashboard',
      'urn:li:dashboard:(looker,7)',
      { downstream: 'dashboard', upstreams: ['upstream'] },
    ],
    [
      'jobs',
      'job',
      'urn:li:dataJob:(urn:li:dataFlow:(cron,f,PROD),j)',
      { job: 'job', inputs: ['upstream'] },
    ],
  ])('names it among the %s', (list, word, urn, entry) => {
    expect(parse(manifestSnippet(urn))).toMatchObject({
      [list]: { [word]: { urn } },
      lineage: [entry],
    });
  });
});
