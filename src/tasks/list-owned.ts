import { openCatalogReader } from '../catalog/open-catalog.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { hasErrors } from '../errors/finding.js';
import type { CatalogReader } from '../model/catalog-port.js';
import { addressBook } from '../plan/address-book.js';
import { ownerOf } from '../plan/lineage/owner.js';
import { ownedElements } from '../plan/owned-elements.js';
import type { OwnedReport } from '../report/report-document.js';
import type { CatalogAccess } from './catalog-access.js';
import { readNominated } from './read-nominated.js';
import { readStack, type Stack, type StackRequest } from './read-stack.js';
import { userAgent } from './tool.js';
import { type ValidationResult, validationOf } from './validate-stack.js';

export interface ListRequest extends StackRequest {
  readonly catalog: CatalogAccess;
  /** Whether the report names the column pairs of each edge, or counts them only. Default: false. */
  readonly columns?: boolean | undefined;
}

export type ListResult = (ValidationResult & { readonly kind: 'invalid' }) | ListedStack;

export interface ListedStack {
  readonly kind: 'listed';
  readonly report: OwnedReport;
  /** `error` where the catalog hid datasets, so that the list may lack some, else `ok`. */
  readonly exitCode: ExitCode;
}

/**
 * Finds what the stack owns in the catalog, whether the manifests still declare it or not. Nothing is written.
 *
 * Manifests with errors are reported without asking the catalog, as in a plan.
 *
 * @throws HeadwaterError `interrupted`, exit code 130, once `signal` is aborted
 */
export async function listOwned(request: ListRequest): Promise<ListResult> {
  const reading = await readStack(request);
  const validation = validationOf(reading);
  if (reading.kind === 'bad-settings' || hasErrors(validation.report.findings)) return { kind: 'invalid', ...validation };
  const { catalog, note, signal } = request;
  const { settings } = reading.stack;
  const reader = openCatalogReader({ ...catalog, namespace: settings.catalog.namespace, userAgent, signal });
  note?.(`catalog: ${reader.origin}, looking for the marks of ${settings.stack}`);
  try {
    const report = await listFrom(reader, reading.stack, request.columns ?? false);
    return { kind: 'listed', report, exitCode: hasErrors(report.findings) ? exitCodes.error : exitCodes.ok };
  } finally {
    await reader.close();
  }
}

async function listFrom(reader: CatalogReader, { settings, target, desired }: Stack, columns: boolean): Promise<OwnedReport> {
  const datasets = await readNominated(desired, reader, { discover: true });
  const { stack, formerly } = settings;
  const owner = ownerOf({ stack, target, formerly });
  const owned = ownedElements([...datasets.values()], owner, addressBook(desired.datasets));
  return { kind: 'owned', target: { origin: reader.origin, stack, target }, ...owned, columns };
}
