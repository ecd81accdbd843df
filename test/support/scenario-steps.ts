import Database from 'libsql';
import { expect } from 'vitest';
import type { JsonObject } from '../../src/model/json.js';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import type { DatasetUrn } from '../../src/urn/dataset-urn.js';
import { runCli } from './run-cli.js';
import type { Step } from './scenario.js';
import { type Files, ingestDataset, type Writer } from './scenario-world.js';
import { stackFolder } from './stack-folder.js';
import { urnOf } from './state-builders.js';

const BULK = '/openapi/v3/entity/dataset?async=false';

const jane: Writer = { actor: 'urn:li:corpuser:jane' };

export interface AppliedOptions {
  readonly settings?: string;
  readonly flags?: readonly string[];
  /** Default 0: all went well. */
  readonly exits?: number;
}

/** Our stack applied these manifests before. */
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

/** Another stack applied these manifests, from a folder of its own. */
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

/** An ingestion run writes the whole aspect, whatever was there. */
export function ingested(name: string, lineage: JsonObject, runId?: string): Step {
  const systemMetadata = runId === undefined ? {} : { systemMetadata: { runId } };
  return async ({ write }) =>
    void (await write(BULK, [
      { urn: urnOf(name), upstreamLineage: { value: lineage, ...systemMetadata } },
    ]));
}

/** Somebody writes the aspect back with something of it changed. */
export function rewritten(
  name: string,
  change: (lineage: UpstreamLineage) => UpstreamLineage,
): Step {
  return async ({ write, aspectOf }) => {
    const before = (await aspectOf(urnOf(name), 'upstreamLineage')) as UpstreamLineage;
    await write(BULK, [{ urn: urnOf(name), upstreamLineage: { value: change(before) } }], jane);
  };
}

/** The catalog keeps no earlier versions, as one that is told to keep one only. */
export function versionsForgotten(): Step {
  return ({ beneath }) =>
    beneath((file) => {
      const database = new Database(file);
      database.exec('DELETE FROM former_aspect');
      database.close();
    });
}

/** Somebody removes an edge in the user interface. */
export function removedByHand(downstream: string, upstream: string): Step {
  const input = {
    edgesToAdd: [],
    edgesToRemove: [{ downstreamUrn: urnOf(downstream), upstreamUrn: urnOf(upstream) }],
  };
  const query = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';
  return async ({ write }) =>
    void (await write('/api/graphql', { query, variables: { input } }, jane));
}

/** The user of our own token added an edge without a mark, as a run that was killed leaves it. */
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

/** Others rewrite what the catalog says of a dataset. */
export function describedBy(name: string, properties: JsonObject): Step {
  return async ({ write }) =>
    void (await write(BULK, [{ urn: urnOf(name), datasetProperties: { value: properties } }]));
}

export function softDeleted(name: string): Step {
  return async ({ write }) =>
    void (await write(BULK, [{ urn: urnOf(name), status: { value: { removed: true } } }]));
}

/** Gone for good, as DataHub's hard delete leaves it: no row, no entry in the index. */
export function hardDeleted(name: string): Step {
  return async ({ write }) => void (await write('/entities?action=delete', { urn: urnOf(name) }));
}

/** Ingestion saw the dataset with other columns. */
export function columnsBecame(name: string | DatasetUrn, ...columns: readonly string[]): Step {
  return (world) =>
    ingestDataset(world, name.startsWith('urn:') ? (name as DatasetUrn) : urnOf(name), columns);
}

/** No ingestion brings the columns of the dataset any more. */
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
