import { describe, expect, it, test } from 'vitest';
import {
  asEntityUrn,
  filterEntityUrns,
  isDatasetUrn,
  jobUrn,
  otherParts,
  reportUrn,
} from '../../src/urn/entity-urn.js';

const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,PROD),load)';
const chart = 'urn:li:chart:(looker,dashboard_elements.42)';
const dashboard = 'urn:li:dashboard:(looker,dashboards.7)';
const dataset = 'urn:li:dataset:(urn:li:dataPlatform:kafka,raw,PROD)';

test.each([job, chart, dashboard, dataset])(
  '%s is an entity whose lineage can be declared',
  (urn) => {
    expect(asEntityUrn(urn)).toEqual({ ok: true, value: urn });
    expect(isDatasetUrn(urn)).toBe(urn === dataset);
  },
);

test.each([
  ['urn:li:mlModel:x', 'is an urn of type mlModel, not dataset'],
  ['urn:li:chart:looker', 'needs 2 parts in its key: platform and id'],
  ['urn:li:chart:(looker,a, b)', 'needs 2 parts in its key: platform and id'],
  ['urn:li:chart:(looker, b)', 'has white space at an end of a part of its key'],
  ['urn:li:chart:(looker,b', 'does not end with the closing bracket of its key'],
  ['urn:li:dataJob:(load,x)', 'holds the flow "load", which is not urn:li:dataFlow:(…)'],
  [
    'urn:li:dataJob:(urn:li:dataFlow:(airflow,daily),load)',
    'holds the flow "urn:li:dataFlow:(airflow,daily)", which is not urn:li:dataFlow:(…)',
  ],
  [
    'urn:li:dataJob:(urn:xx:dataFlow:(airflow,daily,PROD),load)',
    'holds the flow "urn:xx:dataFlow:(airflow,daily,PROD)", which is not urn:li:dataFlow:(…)',
  ],
  [`urn:li:chart:(looker,${'x'.repeat(500)})`, 'is longer than 512 bytes when URL-encoded'],
])('%s is refused with the reason', (text, problem) => {
  expect(asEntityUrn(text)).toEqual({ ok: false, problem });
});

it('urns of other things are left out of a list', () => {
  expect(filterEntityUrns([chart, 'urn:li:tag:x', dataset])).toEqual([chart, dataset]);
});

describe('an urn is built from its parts', () => {
  const flow = { orchestrator: 'airflow', flow: 'daily', env: 'PROD', id: 'load' };

  it('with the instance as the prefix of the id or of the flow', () => {
    expect(jobUrn(flow)).toEqual({ ok: true, value: job });
    const at = { ...flow, platformInstance: 'eu', namespace: 'acme' };
    const value = 'urn:acme:dataJob:(urn:acme:dataFlow:(airflow,eu.daily,PROD),load)';
    expect(jobUrn(at)).toEqual({ ok: true, value });
    const looker = { platform: 'looker', id: 'dashboards.7' };
    expect(reportUrn('dashboard', looker)).toEqual({ ok: true, value: dashboard });
    expect(reportUrn('chart', { ...looker, platformInstance: 'eu', namespace: 'acme' })).toEqual({
      ok: true,
      value: 'urn:acme:chart:(looker,eu.dashboards.7)',
    });
  });

  it('and refused if a part holds a reserved character', () => {
    expect(reportUrn('chart', { platform: 'looker', id: 'a,b' })).toMatchObject({ ok: false });
    expect(jobUrn({ ...flow, id: 'a(b' })).toMatchObject({ ok: false });
  });
});

it('the parts of an urn are those that people read', () => {
  const parts = (urn: string) => otherParts(urn as Parameters<typeof otherParts>[0]);
  expect(parts(job)).toEqual({
    type: 'dataJob',
    platform: 'airflow',
    name: 'daily.load',
    env: 'PROD',
  });
  expect(parts(chart)).toEqual({
    type: 'chart',
    platform: 'looker',
    name: 'dashboard_elements.42',
  });
  // A job of an urn that was not checked has no parts.
  expect(parts('urn:li:dataJob:x')).toMatchObject({
    platform: '',
  });
});
