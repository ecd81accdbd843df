import { didYouMean } from '../../errors/did-you-mean.js';
import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import type { DesiredDataset } from '../../model/desired-state.js';
import { addressBook, columnAddress, describeDataset } from '../../plan/document/address-book.js';
import type { ImpactOrigin } from '../../plan/document/dependents.js';
import { findDependents } from '../../plan/impact/dependents.js';
import type { ImpactReport } from '../../report/document/report-document.js';
import { filterDatasetUrns } from '../../urn/dataset-urn.js';
import { matchColumn, simplifyFieldPath } from '../../urn/field-path.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { CatalogAccess } from '../catalog/catalog-access.js';
import { withCatalogReader } from '../catalog/with-catalog-reader.js';
import type { Stack } from '../stack/read-stack.js';
import { readValidStack } from '../stack/read-valid-stack.js';
import type { InvalidStack, StackRequest } from '../stack/stack-request.js';
import { findImpactOrigin } from './find-impact-origin.js';

/** The dataset or column whose dependents to find. */
export interface ImpactRequest extends StackRequest {
  /** The catalog to search. */
  readonly catalog: CatalogAccess;
  /**
   * A dataset or column that is declared or has lineage: `orders`, `orders.total`,
   * `snowflake:shop.orders`, a name as in the urn, or an urn.
   */
  readonly address: string;
}

/** The dependents of a dataset or column, or the errors of the manifests. */
export type ImpactResult = InvalidStack | FoundImpact;

/** The dependents that were found. There may be none. */
export interface FoundImpact {
  readonly kind: 'found';
  readonly report: ImpactReport;
  /** The text of every file that was read, by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** Always `ok`. */
  readonly exitCode: ExitCode;
}

/**
 * Finds everything that is derived from a dataset or a column in the catalog. Writes nothing.
 *
 * @throws HeadwaterError `unknown-address`, exit code 64, if the address names neither;
 *   `dataset-missing` or `unknown-column`, 1, if the catalog does not have it; `interrupted`, 130,
 *   once `signal` is aborted
 */
export async function findImpact(request: ImpactRequest): Promise<ImpactResult> {
  const reading = await readValidStack(request);
  if (reading.kind === 'invalid') return reading;
  const { stack } = reading;
  const report = await withCatalogReader(stack, request, async (reader) => {
    const found = await findImpactOrigin(request.address, stack.desired, reader);
    const name = describeDataset(found.dataset);
    request.note?.(`catalog: ${reader.origin}, looking downstream of ${name}`);
    const subject = await resolveOrigin(found, reader, stack.desired.datasets);
    return await buildReport(subject, reader, stack);
  });
  return { kind: 'found', report, sources: reading.sources, exitCode: exitCodes.ok };
}

/** Checks that the catalog has both. A mistyped name would look like one without impact. */
async function resolveOrigin(
  { dataset, column }: ImpactOrigin,
  reader: CatalogReader,
  names: readonly DesiredDataset[],
): Promise<ImpactOrigin> {
  const [readings, schemas] = await Promise.all([
    reader.readDatasets([dataset]),
    reader.readSchemas([dataset]),
  ]);
  const name = describeDataset(dataset);
  if (readings.get(dataset)?.kind === 'absent')
    throw new HeadwaterError('dataset-missing', `the catalog has no dataset ${name}`, {
      hint: 'headwater validate checks names',
    });
  if (column === null) return { dataset, column };
  const schema = schemas.get(dataset) ?? null;
  // Without a schema, lineage may contain any path.
  if (schema === null) return { dataset, column: schemaFieldUrn(dataset, column) };
  const match = matchColumn(column, schema);
  if (match.kind === 'found') return { dataset, column: schemaFieldUrn(dataset, match.path) };
  const near = didYouMean(column, schema.map(simplifyFieldPath));
  const why =
    match.kind === 'ambiguous'
      ? `more than one column "${column}"; give the exact field path`
      : `no column "${column}"`;
  const hint =
    near === undefined
      ? undefined
      : `did you mean: headwater impact ${addressBook(names)(dataset)}.${near}`;
  throw new HeadwaterError('unknown-column', `${name} has ${why}`, { hint });
}

async function buildReport(
  subject: ImpactOrigin,
  reader: CatalogReader,
  { settings, target, desired }: Stack,
): Promise<ImpactReport> {
  const search = await reader.searchDownstream([subject.dataset]);
  const found = filterDatasetUrns(search.entities.map(({ urn }) => urn));
  const readings = await reader.readDatasets([subject.dataset, ...found]);
  const book = addressBook(desired.datasets);
  const { dataset, column } = subject;
  return {
    kind: 'impact',
    target: { origin: reader.origin, stack: settings.stack, target },
    subject: {
      dataset,
      column,
      address: column === null ? book(dataset) : columnAddress(column, book),
    },
    ...findDependents(subject, { readings, search, book }),
  };
}
