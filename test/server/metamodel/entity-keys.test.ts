import { describe, expect, test } from 'vitest';
import {
  asEntityUrn,
  keyAspectName,
  keyAspectValue,
} from '../../../src/server/metamodel/entity-keys.js';
import { type Urn, urnEntityType } from '../../../src/urn/urn.js';
import { dataset } from '../../support/server/urns.js';

const flow = 'urn:li:dataFlow:(Airflow,dag,PROD)';

describe('keyOf', () => {
  test.each([
    [dataset('a.b'), { platform: 'urn:li:dataPlatform:hive', name: 'a.b', origin: 'PROD' }],
    ['urn:li:corpuser:jane', { username: 'jane' }],
    [`urn:li:dataJob:(${flow},load)`, { flow, jobId: 'load' }],
    [`urn:li:schemaField:(${dataset('a')},b%2Cc)`, { parent: dataset('a'), fieldPath: 'b%2Cc' }],
    ['urn:li:dataHubIngestionSource:demo', { id: 'demo' }],
    ['urn:li:novelty:plain', { id: 'plain' }],
    ['urn:li:novelty:(a,b)', { id: '(a,b)' }],
  ])('%s', (urn, key) => expect(keyAspectValue(urn as Urn)).toEqual(key));

  test('the key of a malformed urn is empty', () =>
    expect(keyAspectValue('nonsense' as Urn)).toEqual({}));
});

describe('asEntityUrn', () => {
  test.each([
    'urn:li:chart:(looker,1)',
    'urn:acme:dataset:(urn:acme:dataPlatform:hive,a,DEV)',
    'urn:li:novelty:(a,b,c)',
    'urn:li:tag:Zürich',
  ])('takes %s', (text) => expect(asEntityUrn(text).ok).toBe(true));

  test.each([
    'urn:li:dataset:(urn:li:dataPlatform:hive,a,NOWHERE)',
    'urn:li:dataset:a',
    'urn:li:chart:looker',
    'urn:li:corpuser:(a,b)',
    'dataset',
    'urn:li:tag:\u0000',
    'urn:li:tag:\ud800',
  ])('refuses %j', (text) => expect(asEntityUrn(text).ok).toBe(false));
});

test('keyAspectName', () => {
  expect(['dataset', 'corpuser', 'constructor'].map(keyAspectName)).toEqual([
    'datasetKey',
    'corpUserKey',
    'constructorKey',
  ]);
  expect([urnEntityType('urn:li:tag:a'), urnEntityType('nonsense')]).toEqual(['tag', '']);
});
