import Database from 'libsql';
import { expect } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { urnEntityType } from '../../../src/urn/urn.js';
import { runCli } from '../cli/run-cli.js';
import { stackFolder } from '../cli/stack-folder.js';
import { urnOf } from '../model/state-builders.js';
import type { Step } from './scenario.js';
import { type Files, ingestDataset, type Writer } from './world.js';

const BULK = '/openapi/v3/entity/dataset?async=false';

const jane: Writer = { actor: 'urn:li:corpuser:jane' };

export interface AppliedOptions {
  readonly settings?: string;
  readonly flags?: readonly string[];
  /** The exit code. Default: 0. */
  readonly exits?: number;
}

/** Our stack applied these manifests. */
export function applied(
  manifests: Files,
  { settings = '', flags = [], exits = 0 }: AppliedOptions = {},
): Step {
  return async ({ configure, declare, headwater }) => {
    await configure(settings);
    await declare(manifests);
    const { code, stdout } = await headwater('apply', '--auto-approve', ...flags);
    expect(code, stdout).toBe(exits);
  };
}

/** Another stack applied these manifests, from its own folder. */
export function anotherStackApplied(stack: string, manifests: Files): Step {
  return async ({ url }) => {
    const { path } = await stackFolder({
      'headwater.yaml': `version: 1\nstack: ${stack}\nrules: {unused-dataset: off}\n`,
      ...manifests,
    });
    const { code, stdout } = await runCli(['apply', '--auto-approve'], {
      cwd: path,
      env: { DATAHUB_GMS_URL: url },
    });
    expect(code, stdout).toBe(0);
  };
}

/** An ingestion run replaces the whole lineage of a dataset. */
export function ingested(name: string, lineage: JsonObject, runId?: string): Step {
  return ingestedAspects(urnOf(name), { upstreamLineage: lineage }, runId);
}

/** An ingestion run replaces whole aspects of an entity. */
export function ingestedAspects(
  urn: EntityUrn,
  aspects: Readonly<Record<string, JsonObject>>,
  runId?: string,
): Step {
  const systemMetadata = runId === undefined ? {} : { systemMetadata: { runId } };
  const values = Object.entries(aspects).map(([name, value]) => [
    name,
    { value, ...systemMetadata },
  ]);
  const path = `/openapi/v3/entity/${urnEntityType(urn)}?async=false`;
  return async ({ write }) => void (await write(path, [{ urn, ...Object.fromEntries(values) }]));
}

/** Another writer writes the aspect back with some of it changed. */
export function rewritten(
  name: string,
  change: (lineage: UpstreamLineage) => UpstreamLineage,
): Step {
  return async ({ write, aspectOf }) => {
    const before = (await aspectOf(urnOf(name), 'upstreamLineage')) as UpstreamLineage;
    await write(BULK, [{ urn: urnOf(name), upstreamLineage: { value: change(before) } }], jane);
  };
}

/** The catalog keeps no earlier versions, as with a retention of one version. */
export function versionsForgotten(): Step {
  return ({ beneath }) =>
    beneath((file) => {
      const database = new Database(file);
      database.exec('DELETE FROM former_aspect');
      database.close();
    });
}

/** A user removes an edge in the user interface. */
export function removedByHand(downstream: string, upstream: string): Step {
  const input = {
    edgesToAdd: [],
    edgesToRemove: [{ downstreamUrn: urnOf(downstream), upstreamUrn: urnOf(upstream) }],
  };
  const query = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';
  return async ({ write }) =>
    void (await write('/api/graphql', { query, variables: { input } }, jane));
}

/** The user of our token added an edge without a mark, as a killed run leaves it. */
export function addedByOurUser(downstream: string, upstream: string): Step {
  const input = {
    edgesToAdd: [{ downstreamUrn: urnOf(downstream), upstreamUrn: urnOf(upstream) }],
    edgesToRemove: [],
  };
  const query = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';
  return async ({ write }) =>
    void (await write(
      '/api/graphql',
      { query, variables: { input } },
      { actor: 'urn:li:corpuser:datahub' },
    ));
}

/** Another writer replaces the properties of a dataset. */
export function describedBy(name: string, properties: JsonObject): Step {
  return async ({ write }) =>
    void (await write(BULK, [{ urn: urnOf(name), datasetProperties: { value: properties } }]));
}

export function softDeleted(name: string): Step {
  return async ({ write }) =>
    void (await write(BULK, [{ urn: urnOf(name), status: { value: { removed: true } } }]));
}

/** The dataset is gone as after DataHub's hard delete: no row, no entry in the index. */
export function hardDeleted(name: string): Step {
  return async ({ write }) => void (await write('/entities?action=delete', { urn: urnOf(name) }));
}

/** An ingestion run writes other columns of the dataset. */
export function columnsBecame(name: string | DatasetUrn, ...columns: readonly string[]): Step {
  return (world) =>
    ingestDataset(world, name.startsWith('urn:') ? (name as DatasetUrn) : urnOf(name), columns);
}

/** Ingestion no longer provides the columns of the dataset. */
export function schemaGone(name: string): Step {
  return ({ beneath }) =>
    beneath((file) => {
      const database = new Database(file);
      for (const table of ['aspect', 'former_aspect'])
        database
          .prepare(`DELETE FROM ${table} WHERE urn = ? AND name = 'schemaMetadata'`)
          .run(urnOf(name));
      database.close();
    });
}
