import { describe, expect, test } from 'vitest';
import {
  isSnapshotName,
  toAspectName,
  toRecordName,
  toSnapshotName,
} from '../../../src/server/metamodel/record-names.js';

describe('record names', () => {
  test.each([
    ['com.linkedin.dataset.UpstreamLineage', 'upstreamLineage'],
    ['com.linkedin.metadata.key.DatasetKey', 'datasetKey'],
    ['com.linkedin.metadata.key.CorpUserKey', 'corpUserKey'],
    ['com.linkedin.metadata.key.MLPrimaryKeyKey', 'mlPrimaryKeyKey'],
    ['com.linkedin.metadata.key.ExecutionRequestKey', 'dataHubExecutionRequestKey'],
    ['com.linkedin.schema.SchemaMetadata', 'schemaMetadata'],
    ['com.linkedin.ml.metadata.MLModelProperties', 'mlModelProperties'],
    ['com.linkedin.ml.metadata.EditableMLFeatureProperties', 'editableMlFeatureProperties'],
    ['com.linkedin.ml.metadata.TrainingData', 'mlModelTrainingData'],
    ['com.linkedin.ml.metadata.Metrics', 'mlModelMetrics'],
    ['com.linkedin.execution.ExecutionRequestInput', 'dataHubExecutionRequestInput'],
    ['com.linkedin.policy.DataHubPolicyInfo', 'dataHubPolicyInfo'],
    ['com.linkedin.common.BrowsePathsV2', 'browsePathsV2'],
    ['com.linkedin.structured.StructuredPropertyDefinition', 'propertyDefinition'],
    ['com.linkedin.unknown.MyOwnAspect', 'myOwnAspect'],
  ])('%s is the record of %s', (record, aspect) => {
    expect(toAspectName(record)).toBe(aspect);
    expect(toRecordName(aspect)).toBe(record);
  });

  test('an unknown record suggests the name of its aspect', () => {
    expect(toAspectName('com.acme.Retention')).toBe('retention');
    expect(toAspectName('Plain')).toBe('plain');
  });
});

describe('snapshot names', () => {
  test.each([
    ['dataset', 'com.linkedin.metadata.snapshot.DatasetSnapshot'],
    ['corpuser', 'com.linkedin.metadata.snapshot.CorpUserSnapshot'],
    ['mlFeatureTable', 'com.linkedin.metadata.snapshot.MLFeatureTableSnapshot'],
  ])('%s', (entityType, name) => {
    expect(toSnapshotName(entityType)).toBe(name);
    expect(isSnapshotName(name)).toBe(true);
  });

  test('other names are not snapshot names', () =>
    expect(isSnapshotName('com.linkedin.dataset.UpstreamLineage')).toBe(false));
});
