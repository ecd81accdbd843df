import { ok } from '../../errors/result.js';
import type { DatasetsAndColumns, PartsToRead } from '../../model/catalog-port.js';
import { SCHEMA_ASPECT } from '../../model/content-form.js';
import type { Classification, DatasetReading, SchemaReading } from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { Wire } from '../http/wire.js';
import { lineageAspects } from './lineage-aspects.js';
import { type BatchReading, readBatches } from './read-batches.js';
import { CLASSIFICATIONS, classifiedAspects } from './read-classifications.js';
import { parseSchema, readSchemas } from './read-contents.js';
import { DATASETS } from './read-lineage.js';

/** Datasets per request. An answer with lineage and usual schemas stays below five megabytes. */
const BATCH_SIZE = 100;

/** A dataset with its columns and facts. Both are undefined if nobody asked for them. */
interface DatasetAndColumns {
  readonly reading: DatasetReading;
  readonly schema?: SchemaReading;
  readonly facts?: Classification;
}

/**
 * Reads datasets and the columns of some of them in the same answers. Keeps only what `keep` returns
 * of each reading, and the field paths of each schema.
 *
 * The catalog may refuse a dataset because of its schema alone. Refused datasets are therefore read
 * again, lineage and columns apart.
 *
 * @throws HeadwaterError `catalog-forbidden` as {@link readSchemas} does
 */
export async function readDatasetsAndColumns(
  wire: Wire,
  urns: readonly EntityUrn[],
  { columnsOf, keep, facts: withFacts = false }: PartsToRead,
): Promise<DatasetsAndColumns> {
  const wanted = (urn: EntityUrn) => columnsOf.has(urn);
  const ofFacts = (urn: EntityUrn) => (withFacts ? classifiedAspects(urn) : []);
  const reading: BatchReading<DatasetAndColumns> = {
    ...DATASETS,
    size: BATCH_SIZE,
    also: (urn) => [
      ...new Set([
        ...lineageAspects(urn),
        ...(wanted(urn) ? [SCHEMA_ASPECT] : []),
        ...ofFacts(urn),
      ]),
    ],
    parse: (item, urn) => {
      const dataset = DATASETS.parse(item, urn);
      if (!dataset.ok) return dataset;
      const schema = wanted(urn) ? parseSchema(item) : undefined;
      if (schema?.ok === false) return schema;
      const facts = withFacts ? CLASSIFICATIONS.parse(item, urn) : undefined;
      if (facts?.ok === false) return facts;
      return ok({
        reading: keep(dataset.value),
        ...(schema && { schema: schema.value }),
        ...(facts && { facts: facts.value }),
      });
    },
    absent: (urn) => ({ reading: { kind: 'absent', urn } }),
    refused: (urn, why) => ({ reading: { kind: 'unknown', urn, why } }),
  };
  const found = await readBatches(wire, urns, reading);
  const refused = urns.filter((urn) => wanted(urn) && found.get(urn)?.reading.kind === 'unknown');
  const apart = await readBatches(wire, refused, DATASETS);
  const shown = refused.filter((urn) => apart.get(urn)?.kind === 'present');
  const schemas = await readSchemas(wire, shown);
  const lost = shown.find((urn) => !schemas.has(urn));
  // Without the columns, a plan could map a column that the dataset may not have.
  if (lost !== undefined)
    throw wire.fail(
      'catalog-incomplete',
      `the catalog showed ${lost}, and then left its columns out`,
    );
  return {
    datasets: new Map([...[...found].map(([urn, one]) => [urn, one.reading] as const), ...apart]),
    schemas: new Map([
      ...[...found].flatMap(([urn, { schema }]) =>
        schema === undefined ? [] : [[urn, schema] as const],
      ),
      ...schemas,
    ]),
    facts: new Map(
      [...found].flatMap(([urn, { facts }]) =>
        facts === undefined ? [] : [[urn, facts] as const],
      ),
    ),
  };
}
