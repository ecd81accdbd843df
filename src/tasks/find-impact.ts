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
import type { ImpactReport } from '../report/report-document.js';
import { datasetUrnsAmong } from '../urn/dataset-urn.js';
import { simplifyFieldPath } from '../urn/field-path.js';
import { matchColumn } from '../urn/match-column.js';
import { schemaFieldUrn } from '../urn/schema-field-urn.js';
import type { CatalogAccess } from './catalog-access.js';
import { impactSubject } from './impact-subject.js';
import { readStack, type Stack, type StackRequest } from './read-stack.js';
import { userAgent } from './tool.js';
import { type ValidationResult, validationOf } from './validate-stack.js';

export interface ImpactRequest extends StackRequest {
  readonly catalog: CatalogAccess;
  /** `orders`, `orders.total`, `snowflake:shop.orders`, a name as it stands in the urn, or an urn: of a dataset that is declared or has lineage. */
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
  const reader = openCatalogReader({ ...catalog, namespace: settings.catalog.namespace, userAgent, signal });
  try {
    const found = await impactSubject(address, desired, reader);
    note?.(`catalog: ${reader.origin}, looking downstream of ${describeDataset(found.dataset)}`);
    const subject = await settle(found, reader, desired.datasets);
    return { kind: 'found', report: await reportOf(subject, reader, reading.stack), exitCode: exitCodes.ok };
  } finally {
    await reader.close();
  }
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
