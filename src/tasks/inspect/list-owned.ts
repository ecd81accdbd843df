import { exitCodes } from '../../errors/exit-codes.js';
import { hasErrors } from '../../errors/finding.js';
import { ownedElements } from '../../insight/owned-elements.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import { addressBook } from '../../plan/document/address-book.js';
import { toOwner } from '../../plan/unit/owner.js';
import type { OwnedReport } from '../../report/document/report-document.js';
import type { CatalogAccess } from '../catalog/catalog-access.js';
import { readDiscovered } from '../catalog/read-live-lineage.js';
import { withCatalogReader } from '../catalog/with-catalog-reader.js';
import type { Stack } from '../stack/read-stack.js';
import { readValidStack } from '../stack/read-valid-stack.js';
import type { InvalidStack, StackRequest, TaskResult } from '../stack/stack-request.js';

/** The stack and the catalog to search. */
export interface ListRequest extends StackRequest {
  /** The catalog to search. */
  readonly catalog: CatalogAccess;
  /** True to list the column pairs of each edge, false to count them. Default: false. */
  readonly columns?: boolean | undefined;
}

/** The owned elements, or the errors of the manifests. */
export type ListResult = InvalidStack | ListedStack;

/**
 * The elements that a stack owns in the catalog. The exit code is `error` if the catalog hid
 * datasets, so that elements may be missing, else `ok`.
 */
export interface ListedStack extends TaskResult {
  readonly kind: 'listed';
  readonly report: OwnedReport;
}

/**
 * Finds everything that the stack owns in the catalog, including elements that are no longer
 * declared. Writes nothing.
 *
 * Manifests with errors are reported without a request to the catalog, as in a plan.
 *
 * @throws HeadwaterError `interrupted`, exit code 130, once `signal` is aborted
 */
export async function listOwned(request: ListRequest): Promise<ListResult> {
  const reading = await readValidStack(request);
  if (reading.kind === 'invalid') return reading;
  const { stack } = reading;
  const report = await withCatalogReader(stack, request, async (reader) => {
    request.note?.(`catalog: ${reader.origin}, looking for the marks of ${stack.settings.stack}`);
    return await buildReport(reader, stack, request.columns ?? false);
  });
  const exitCode = hasErrors(report.findings) ? exitCodes.error : exitCodes.ok;
  return { kind: 'listed', report, sources: reading.sources, exitCode };
}

async function buildReport(
  reader: CatalogReader,
  { settings, target, desired }: Stack,
  columns: boolean,
): Promise<OwnedReport> {
  const datasets = await readDiscovered(desired, reader, { discover: true });
  const { stack, formerly } = settings;
  const owner = toOwner({ stack, target, formerly });
  const owned = ownedElements([...datasets.values()], owner, addressBook(desired.datasets));
  return { kind: 'owned', target: { origin: reader.origin, stack, target }, ...owned, columns };
}
