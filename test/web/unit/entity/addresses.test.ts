import { describe, expect, it } from 'vitest';
import {
  datasetPath,
  datasetSearch,
  entityPath,
  LINEAGE_ROUTE,
  readDatasetView,
  urnOfLineagePath,
  urnOfPath,
} from '../../../../src/web/entity/addresses.js';

const others = [
  ['tasks', 'urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,PROD),load/all)'],
  ['chart', 'urn:li:chart:(looker,a%2Cb)'],
  ['dashboard', 'urn:li:dashboard:(looker,dashboards.7)'],
] as const;

const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:s3,${name},PROD)`;

describe('the address of a dataset', () => {
  it.each(['a.b', 'bucket/folder/file', 'a%2Cb', 'a%20b', '100%', 'é <b>"'])(
    'reads back the urn with the name %s',
    (name) => {
      expect(urnOfPath(datasetPath(urnOf(name)))).toBe(urnOf(name));
    },
  );

  it.each(['a.b', 'bucket/folder', 'a%2Cb', '100%'])('takes %s without encoding', (name) => {
    expect(urnOfPath(`/dataset/${urnOf(name)}`)).toBe(urnOf(name));
  });

  it('shows what is no urn as it is', () => {
    expect(urnOfPath('/dataset/%3Cb%3E')).toBe('<b>');
    expect(urnOfPath('/dataset/%')).toBe('%');
  });

  it.each(others)('is the address of a graph below /%s/ for %s', (root, urn) => {
    const path = entityPath(urn) ?? '';
    expect(path).toBe(`/${root}/${encodeURIComponent(urn)}/Lineage`);
    // DataHub's own links have no second part.
    for (const one of [path, `/${root}/${urn}`, `/${root}/${encodeURIComponent(urn)}`]) {
      expect(LINEAGE_ROUTE.test(one)).toBe(true);
      expect(urnOfLineagePath(one)).toBe(urn);
    }
  });

  it('is the page of a dataset, and none for models', () => {
    expect(entityPath(urnOf('a'))).toBe(datasetPath(urnOf('a')));
    expect(LINEAGE_ROUTE.test(datasetPath(urnOf('a')))).toBe(false);
    expect(entityPath('urn:li:mlModel:(urn:li:dataPlatform:science,scores,PROD)')).toBeUndefined();
  });

  it('reads back the view that it writes', () => {
    const view = { tab: 'lineage', find: 'a&b=%2B+' } as const;
    expect(readDatasetView(datasetSearch(view))).toEqual(view);
    expect(datasetSearch({ tab: 'columns', find: '' })).toBe('');
    expect(readDatasetView('?tab=other')).toEqual({ tab: 'columns', find: '' });
  });
});
