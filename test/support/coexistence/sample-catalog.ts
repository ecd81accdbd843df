import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Catalog } from '../../../src/testing.js';
import { post } from '../server/catalog.js';

/** The sample events of DataHub: datasets, jobs, charts, a dashboard and what belongs to them. */
export const SAMPLE: string = fileURLToPath(
  new URL('../../../../shared/data/bootstrap_mce.json', import.meta.url),
);

export const hasSample: boolean = existsSync(SAMPLE);
if (!hasSample)
  process.stdout.write('skipped: the sample events of DataHub are not on this machine\n');

/** The aspects of an entity by name. */
export type Aspects = Readonly<
  Record<string, { readonly value: Readonly<Record<string, unknown>> }>
>;

/** The aspects of all entities, by urn. */
export type Everything = ReadonlyMap<string, Aspects>;

/** What a removed lineage aspect holds. REST cannot remove an aspect and its history. */
const EMPTY: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  upstreamLineage: { upstreams: [], fineGrainedLineages: [] },
  inputFields: { fields: [] },
};

/** Reads all aspects of all entities that the sample names, and of all entities that those name. */
export async function everything(catalog: Catalog): Promise<Everything> {
  const urns = new Set(
    readFileSync(SAMPLE, 'utf8').match(
      /urn:li:[a-zA-Z]+:(?:\([^()"]*(?:\([^()"]*\)[^()"]*)*\)|[^"(),\\]+)/g,
    ),
  );
  const { body } = await post(
    catalog,
    '/openapi/v3/entity/dataset/batchGet',
    [...urns].map((urn) => ({ urn })),
  );
  return new Map(
    body.map(({ urn, ...aspects }: Aspects & { readonly urn: string }) => {
      const lineage = Object.entries(EMPTY).map(([name, empty]) => [
        name,
        { value: { ...empty, ...aspects[name]?.value } },
      ]);
      return [urn, { ...aspects, ...Object.fromEntries(lineage) }];
    }),
  );
}
