import { didYouMean } from '../errors/did-you-mean.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { hasErrors } from '../errors/finding.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { DatasetReading } from '../model/observed-state.js';
import { addressBook } from '../plan/address-book.js';
import { ownerOf } from '../plan/lineage/owner.js';
import { buildTrace, type PlannedTrace } from '../plan/trace/build-trace.js';
import { knownAddresses } from '../plan/trace/known-addresses.js';
import { nameTable } from '../plan/trace/name-table.js';
import { parseSubject } from '../plan/trace/subject.js';
import type { Trace } from '../plan/trace/trace.js';
import type { CatalogAccess } from './catalog-access.js';
import { planReading } from './plan-stack.js';
import { bothEnds } from './read-nominated.js';
import { readStack, type Stack, type StackRequest } from './read-stack.js';
import { type ValidationResult, validationOf } from './validate-stack.js';

export interface TraceRequest extends StackRequest {
  /** `orders`, `orders.total`, `orders <- raw_orders` or `orders.total <- raw_orders.amount`; urns do as well as names. */
  readonly address: string;
  /** Default: no catalog is asked, and the trace ends with what is declared. */
  readonly catalog?: CatalogAccess | undefined;
}

export type TraceResult = (ValidationResult & { readonly kind: 'invalid' }) | TracedAddress;

export interface TracedAddress {
  readonly kind: 'traced';
  readonly trace: Trace;
  /** The text of every file that was read, by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** `error` where the catalog does not show the downstream, else `ok`. */
  readonly exitCode: ExitCode;
}

/**
 * Traces one element, or those of a column or a dataset, from the manifest to the catalog to what a plan of the whole stack
 * makes of it. Nothing is written.
 *
 * Manifests with errors are reported without asking the catalog, as in a plan.
 *
 * @throws HeadwaterError `unknown-address`, exit code 64, for what means no element; `interrupted`, 130, once `signal` is aborted
 */
export async function traceElement(request: TraceRequest): Promise<TraceResult> {
  const reading = await readStack(request);
  const validation = validationOf(reading);
  if (reading.kind === 'bad-settings' || hasErrors(validation.report.findings)) return { kind: 'invalid', ...validation };
  const { stack } = reading;
  const { address, catalog } = request;
  const planned = catalog ? await planReading(reading, { ...request, catalog, impact: false, privileges: false }) : null;
  if (planned?.kind === 'invalid') return planned;
  const trace = traceOf(address, stack, planned);
  const hidden = trace.datasets[0]?.live?.state === 'unreadable';
  return { kind: 'traced', trace, sources: validation.sources, exitCode: hidden ? exitCodes.error : exitCodes.ok };
}

function traceOf(address: string, stack: Stack, planned: PlannedTrace | null): Trace {
  const { desired, settings, target, overriding, findings } = stack;
  const readings = [...(planned?.observed.datasets.values() ?? [])];
  const book = addressBook(desired.datasets);
  const subject = parseSubject(address, nameTable(desired.datasets, bothEnds(readings)));
  if (!subject.ok) throw unknownAddress(address, subject.problem, { stack, readings });
  const trace = buildTrace({
    subject: subject.value,
    target: { origin: null, stack: settings.stack, target, actor: null },
    desired,
    book,
    ownership: settings.ownership,
    overriding,
    findings,
    planned,
    isoTime: (ms) => new Date(ms).toISOString(),
  });
  if (trace.elements.length > 0) return trace;
  throw unknownAddress(address, nothingFound(trace), { stack, readings });
}

function nothingFound({ subject, target }: Trace): string {
  const where = target.origin === null ? 'declared, and no catalog was asked' : 'declared or in the catalog';
  const what =
    subject.kind === 'dataset' || subject.kind === 'column' ? `lineage of "${subject.address}"` : `${subject.kind} "${subject.address}"`;
  return `no ${what} is ${where}`;
}

interface Searched {
  readonly stack: Stack;
  readonly readings: readonly DatasetReading[];
}

function unknownAddress(address: string, problem: string, { stack, readings }: Searched): HeadwaterError {
  const { desired, settings, target } = stack;
  const known = knownAddresses({ desired, readings, owner: ownerOf({ ...settings, target }), book: addressBook(desired.datasets) });
  const near = didYouMean(address.trim().replace(/\s*<-\s*/, ' <- '), known);
  const forms = 'an address is a dataset, a column, or two of one kind: orders <- raw_orders, orders.total <- raw_orders.amount';
  return new HeadwaterError('unknown-address', problem, {
    exitCode: exitCodes.usage,
    hint: near === undefined ? forms : `did you mean: headwater explain "${near}"`,
  });
}
