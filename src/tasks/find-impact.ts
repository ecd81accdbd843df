import { openCatalogReader } from '../catalog/open-catalog.js';
import { didYouMean } from '../errors/did-you-mean.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { hasErrors } from '../errors/finding.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { CatalogReader } from '../model/catalog-port.js';
import type { DesiredDataset } from '../model/desired-state.js';
import { addressBook, describeDataset } from '../plan/address-book.js';
import { dependentsOf, type Subject } from '../plan/impact/dependents.js';
import { columnAddress } from '../plan/lineage/column-address.js';
import { nameTable } from '../plan/trace/name-table.js';
import { parseSubject } from '../plan/trace/subject.js';
import type { ImpactReport } from '../report/report-document.js';
import { datasetUrnsAmong } from '../urn/dataset-urn.js';
import { simplifyFieldPath } from '../urn/field-path.js';
import { matchColumn } from '../urn/match-column.js';
import { schemaFieldUrn } from '../urn/schema-field-urn.js';
import type { CatalogAccess } from './catalog-access.js';
import { readStack, type Stack, type StackRequest } from './read-stack.js';
import { userAgent } from './tool.js';
import { type ValidationResult, validationOf } from './validate-stack.js';

export interface ImpactRequest extends StackRequest {
  readonly catalog: CatalogAccess;
  /** `orders`, `orders.total`, `snowflake:shop.orders`, or an urn. */
  readonly address: string;
}

export type ImpactResult = (ValidationResult & { readonly kind: 'invalid' }) | FoundImpact;

export interface FoundImpact {
  readonly kind: 'found';
  readonly report: ImpactReport;
  readonly exitCode: ExitCode;
}

/**
 * Finds what is derived from a dataset or a column, in the catalog as it is. Nothing is written.
 *
 * @throws HeadwaterError `unknown-address`, exit code 64, for what names neither; `dataset-missing` or `unknown-column`, 1, for what
 *   the catalog does not have; `interrupted`, 130, once `signal` is aborted
 */
export async function findImpact(request: ImpactRequest): Promise<ImpactResult> {
  const reading = await readStack(request);
  const validation = validationOf(reading);
  if (reading.kind === 'bad-settings' || hasErrors(validation.report.findings)) return { kind: 'invalid', ...validation };
  const { catalog, note, signal, address } = request;
  const { settings, desired } = reading.stack;
  const found = subjectOf(address, desired.datasets);
  const reader = openCatalogReader({ ...catalog, namespace: settings.catalog.namespace, userAgent, signal });
  note?.(`catalog: ${reader.origin}, looking downstream of ${describeDataset(found.dataset)}`);
  try {
    const subject = await settle(found, reader, desired.datasets);
    return { kind: 'found', report: await reportOf(subject, reader, reading.stack), exitCode: exitCodes.ok };
  } finally {
    await reader.close();
  }
}

/** @throws HeadwaterError `unknown-address`, exit code 64 */
function subjectOf(address: string, datasets: readonly DesiredDataset[]): Subject {
  const subject = parseSubject(address, nameTable(datasets, []));
  if (!subject.ok) throw unknownAddress(subject.problem, suggestionFor(address, datasets));
  const { kind, downstream: dataset } = subject.value;
  if (kind === 'dataset') return { dataset, column: null };
  if (kind === 'column') return { dataset, column: subject.value.downstreamColumn };
  throw unknownAddress(`"${address}" is two ends, and impact is asked of one`, undefined);
}

function unknownAddress(problem: string, suggestion: string | undefined): HeadwaterError {
  const hint =
    suggestion === undefined
      ? 'name a dataset or a column as the manifests do, such as orders or orders.total, or by its urn'
      : `did you mean: headwater impact ${suggestion}`;
  return new HeadwaterError('unknown-address', problem, { exitCode: exitCodes.usage, hint });
}

/** What stands before a dot is more likely a mistyped dataset than the whole is one without its column. */
function suggestionFor(address: string, datasets: readonly DesiredDataset[]): string | undefined {
  const names = [...nameTable(datasets, []).keys()];
  const dot = address.indexOf('.');
  const name = dot < 0 ? undefined : didYouMean(address.slice(0, dot), names);
  return name === undefined ? didYouMean(address, names) : `${name}${address.slice(dot)}`;
}

/** Of what the catalog does not have, nothing is derived; a mistyped name would look just like that. */
async function settle({ dataset, column }: Subject, reader: CatalogReader, names: readonly DesiredDataset[]): Promise<Subject> {
  const [readings, schemas] = await Promise.all([reader.readDatasets([dataset]), reader.readSchemas([dataset])]);
  const called = describeDataset(dataset);
  if (readings.get(dataset)?.kind === 'absent')
    throw new HeadwaterError('dataset-missing', `the catalog has no dataset ${called}`, { hint: 'headwater validate checks names' });
  if (column === null) return { dataset, column };
  const schema = schemas.get(dataset) ?? null;
  // Without a schema any path may be one that lineage speaks of.
  if (schema === null) return { dataset, column: schemaFieldUrn(dataset, column) };
  const match = matchColumn(column, schema);
  if (match.kind === 'found') return { dataset, column: schemaFieldUrn(dataset, match.path) };
  const near = didYouMean(column, schema.map(simplifyFieldPath));
  const why = match.kind === 'ambiguous' ? `more than one column "${column}"; give the exact field path` : `no column "${column}"`;
  const hint = near === undefined ? undefined : `did you mean: headwater impact ${addressBook(names)(dataset)}.${near}`;
  throw new HeadwaterError('unknown-column', `${called} has ${why}`, { hint });
}

async function reportOf(subject: Subject, reader: CatalogReader, { settings, target, desired }: Stack): Promise<ImpactReport> {
  const search = await reader.searchDownstream([subject.dataset]);
  const found = datasetUrnsAmong(search.entities.map(({ urn }) => urn));
  const readings = await reader.readDatasets([subject.dataset, ...found]);
  const book = addressBook(desired.datasets);
  const { dataset, column } = subject;
  return {
    kind: 'impact',
    target: { origin: reader.origin, stack: settings.stack, target },
    subject: { dataset, column, address: column === null ? book(dataset) : columnAddress(column, book) },
    ...dependentsOf(subject, { readings, search, book }),
  };
}
