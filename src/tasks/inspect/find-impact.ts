import { didYouMean } from '../../errors/did-you-mean.js';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { Result } from '../../errors/result.js';
import {
  type ParsedAddress as Address,
  buildNameTable,
  type NameTable,
  parseAddress,
} from '../../insight/explain/parse-address.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import type { DesiredDataset, DesiredState } from '../../model/desired-state.js';
import {
  addressBook,
  columnAddress,
  describeDataset,
  describeWithKind,
} from '../../plan/document/address-book.js';
import type { ImpactOrigin } from '../../plan/document/impact.js';
import { findDependents } from '../../plan/impact/dependents.js';
import type { ImpactReport } from '../../report/document/report-document.js';
import { filterEntityUrns } from '../../urn/entity-urn.js';
import { matchColumn, simplifyFieldPath } from '../../urn/field-path.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { CatalogAccess } from '../catalog/catalog-access.js';
import { readDiscovered, withUpstreams } from '../catalog/read-live-lineage.js';
import { withCatalogReader } from '../catalog/with-catalog-reader.js';
import type { Stack } from '../stack/read-stack.js';
import { readValidStack } from '../stack/read-valid-stack.js';
import type { InvalidStack, StackRequest, TaskResult } from '../stack/stack-request.js';

/** The entity or column whose dependents to find. */
export interface ImpactRequest extends StackRequest {
  /** The catalog to search. */
  readonly catalog: CatalogAccess;
  /**
   * A dataset, job, chart, dashboard or column that is declared or has lineage: `orders`, `orders.total`,
   * `snowflake:shop.orders`, a name as in the urn, or an urn.
   */
  readonly address: string;
}

/** The dependents of a dataset or column, or the errors of the manifests. */
export type ImpactResult = InvalidStack | FoundImpact;

/** The dependents that were found. There may be none. The exit code is always `ok`. */
export interface FoundImpact extends TaskResult {
  readonly kind: 'found';
  readonly report: ImpactReport;
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

/** Checks that the catalog has the dataset and the column. A mistyped name would look unused. */
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
    throw new HeadwaterError('dataset-missing', `the catalog has no ${describeWithKind(dataset)}`, {
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
  const found = filterEntityUrns(search.entities.map(({ urn }) => urn));
  const readings = await reader.readDatasets([...new Set([subject.dataset, ...found])]);
  const book = addressBook(desired.datasets);
  const { dataset, column } = subject;
  const address = column === null ? book(dataset) : columnAddress(column, book);
  return {
    kind: 'impact',
    target: { origin: reader.origin, stack: settings.stack, target },
    subject: { dataset, column, address },
    ...findDependents(subject, { readings, search, book }),
  };
}

/**
 * Finds the dataset or column that an address names: in the manifests, else in the lineage of the
 * catalog. Reads the catalog only for a name that no manifest contains.
 *
 * @throws HeadwaterError `unknown-address`, exit code 64
 */
async function findImpactOrigin(
  address: string,
  desired: DesiredState,
  reader: CatalogReader,
): Promise<ImpactOrigin> {
  const declared = parseAddress(address, buildNameTable(desired.datasets, []));
  // Names cannot help with a malformed urn.
  if (declared.ok || address.startsWith('urn:'))
    return toImpactOrigin(address, declared, buildNameTable(desired.datasets, []));
  const readings = await readDiscovered(desired, reader, { discover: true });
  const names = buildNameTable(desired.datasets, withUpstreams(readings.values()));
  return toImpactOrigin(address, parseAddress(address, names), names);
}

function toImpactOrigin(address: string, subject: Result<Address>, names: NameTable): ImpactOrigin {
  if (!subject.ok)
    throw unknownAddress(subject.problem, suggestAddress(address, [...names.keys()]));
  const { kind, downstream: dataset } = subject.value;
  if (kind === 'dataset') return { dataset, column: null };
  if (kind === 'column') return { dataset, column: subject.value.downstreamColumn };
  throw unknownAddress(`"${address}" has two ends; impact takes a dataset or a column`, undefined);
}

function unknownAddress(problem: string, suggestion: string | undefined): HeadwaterError {
  const hint =
    suggestion === undefined
      ? 'name a dataset or a column as the manifests do, such as orders or orders.total, by platform:name, or by its urn'
      : `did you mean: headwater impact ${suggestion}`;
  return new HeadwaterError('unknown-address', problem, { exitCode: exitCodes.usage, hint });
}

/**
 * Suggests a correct address. The part before a dot is more likely a mistyped dataset than the
 * whole text. Names may contain dots, so every dot is tried from the right.
 */
function suggestAddress(address: string, names: readonly string[]): string | undefined {
  for (let dot = address.lastIndexOf('.'); dot > 0; dot = address.lastIndexOf('.', dot - 1)) {
    const name = didYouMean(address.slice(0, dot), names);
    if (name !== undefined) return `${name}${address.slice(dot)}`;
  }
  return didYouMean(address, names);
}
