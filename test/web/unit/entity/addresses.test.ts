import { describe, expect, it } from 'vitest';
import {
  datasetPath,
  datasetSearch,
  readDatasetView,
  urnOfPath,
} from '../../../../src/web/entity/addresses.js';

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

  it('reads back the view that it writes', () => {
    const view = { tab: 'lineage', find: 'a&b=%2B+' } as const;
    expect(readDatasetView(datasetSearch(view))).toEqual(view);
    expect(datasetSearch({ tab: 'columns', find: '' })).toBe('');
    expect(readDatasetView('?tab=other')).toEqual({ tab: 'columns', find: '' });
  });
});
