import { describe, expect, test } from 'vitest';
import { lineageEdge, lineageTypes } from '../../../src/server/store/lineage-edge.js';
import type { Urn } from '../../../src/urn/urn.js';
import { column, dataset, jane } from '../../support/server/urns.js';

const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,dag,PROD),load)' as Urn;
const [a, b] = [dataset('a'), dataset('b')];

describe('lineageEdge', () => {
  test.each<readonly [string, Urn, Urn, Urn, Urn]>([
    ['DownstreamOf', b, a, b, a],
    ['DownstreamOf', column('b', 'y'), column('a', 'x'), column('b', 'y'), column('a', 'x')],
    ['Consumes', job, a, job, a],
    ['Produces', job, b, b, job],
  ])('%s from %s to %s', (type, source, destination, downstream, upstream) => {
    expect(lineageEdge({ type, source, destination })).toEqual({ downstream, upstream });
    expect(lineageTypes()).toContain(type);
  });

  test.each<readonly [string, Urn, Urn]>([
    ['OwnedBy', a, jane],
    ['DownstreamOf', b, column('a', 'x')],
    ['Consumes', a, b],
    ['Consumes', job, column('a', 'x')],
    [
      'Contains',
      'urn:li:mlFeatureTable:(urn:li:dataPlatform:x,t)' as Urn,
      'urn:li:mlFeature:(t,f)' as Urn,
    ],
    ['constructor', a, b],
  ])('%s from %s to %s is no lineage', (type, source, destination) => {
    expect(lineageEdge({ type, source, destination })).toBeUndefined();
  });
});
