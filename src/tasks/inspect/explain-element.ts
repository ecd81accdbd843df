import { didYouMean } from '../../errors/did-you-mean.js';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { buildExplanation, type ExplainedPlan } from '../../insight/explain/build-explanation.js';
import type { Explanation } from '../../insight/explain/explanation.js';
import { knownAddresses } from '../../insight/explain/known-addresses.js';
import { buildNameTable, parseAddress } from '../../insight/explain/parse-address.js';
import type { DatasetReading } from '../../model/observed-state.js';
import { addressBook } from '../../plan/document/address-book.js';
import { toOwner } from '../../plan/unit/owner.js';
import type { CatalogAccess } from '../catalog/catalog-access.js';
import { withUpstreams } from '../catalog/read-live-lineage.js';
import { planStackReading } from '../plan/plan-stack.js';
import { isoTime } from '../process/iso-time.js';
import type { Stack } from '../stack/read-stack.js';
import { readValidStack } from '../stack/read-valid-stack.js';
import type { InvalidStack, StackRequest, TaskResult } from '../stack/stack-request.js';
import { type TestedStack, testStack } from './test-stack.js';

/** The address to explain. */
export interface ExplainRequest extends StackRequest {
  /**
   * Names or urns, as in `orders.total` or `orders.total <- raw_orders.amount`. Or the name of a
   * lineage test, after `test:` if a dataset has that name, too.
   */
  readonly address: string;
  /** The catalog to ask. Default: none, and the explanation covers declared lineage only. */
  readonly catalog?: CatalogAccess | undefined;
}

/** An explanation, the outcome of a lineage test, or the errors of the manifests. */
export type ExplainResult = InvalidStack | ExplainedAddress | TestedStack;

/**
 * The explanation of an address. The exit code is `error` if the catalog does not show the
 * downstream, else `ok`.
 */
export interface ExplainedAddress extends TaskResult {
  readonly kind: 'explained';
  readonly explanation: Explanation;
  /** True if a lineage test has the name of the dataset. */
  readonly isTestToo: boolean;
}

/**
 * Explains one element, or all elements of a column or a dataset: its declaration, its state in the
 * catalog, and the decision of a plan of the whole stack. Runs a lineage test instead if the address
 * is the name of one and of no dataset: planned with a catalog, else declared. Writes nothing.
 *
 * Manifests with errors are reported without a request to the catalog, as in a plan.
 *
 * @throws HeadwaterError `unknown-address`, exit code 64, if the address names no element;
 *   `interrupted`, 130, once `signal` is aborted
 */
export async function explainElement(request: ExplainRequest): Promise<ExplainResult> {
  const reading = await readValidStack(request);
  if (reading.kind === 'invalid') return reading;
  const { stack } = reading;
  const { address, catalog } = request;
  const test = testOf(address, stack);
  if (test.isMeant) {
    const basis = catalog ? 'planned' : 'declared';
    return await testStack({ ...request, catalog, basis, names: [test.name] });
  }
  const planned = catalog
    ? await planStackReading(reading, { ...request, catalog, ...UNABRIDGED })
    : null;
  if (planned?.kind === 'invalid') return planned;
  const explanation = explain(address, stack, planned);
  const hidden = explanation.datasets[0]?.live?.state === 'unreadable';
  const exitCode = hidden ? exitCodes.error : exitCodes.ok;
  const { sources } = reading;
  return { kind: 'explained', explanation, isTestToo: test.exists, sources, exitCode };
}

const TEST = 'test:';

/** Finds the test that an address may mean. A dataset of that short name takes precedence. */
function testOf(address: string, { tests, desired }: Stack) {
  const isMarked = address.startsWith(TEST);
  const name = isMarked ? address.slice(TEST.length) : address;
  const exists = tests.some((test) => test.name === name);
  const isDataset = desired.datasets.some(({ shortNames }) => shortNames.includes(name));
  return { name, exists, isMeant: exists && (isMarked || !isDataset) };
}

// Only the facts of one plan matter, with the stored records as they are.
const UNABRIDGED = { impact: false, privileges: false, tests: 'skip', full: true } as const;

function explain(address: string, stack: Stack, planned: ExplainedPlan | null): Explanation {
  const { desired, settings, target, overriding, findings } = stack;
  const readings = [...(planned?.observed.datasets.values() ?? [])];
  const book = addressBook(desired.datasets);
  const subject = parseAddress(address, buildNameTable(desired.datasets, withUpstreams(readings)));
  if (!subject.ok) throw unknownAddress(address, subject.problem, { ...stack, readings });
  const explanation = buildExplanation({
    subject: subject.value,
    target: { origin: null, stack: settings.stack, target, actor: null },
    desired,
    book,
    ownership: settings.ownership,
    overriding,
    findings,
    planned,
    isoTime,
  });
  if (explanation.elements.length > 0) return explanation;
  throw unknownAddress(address, notFoundMessage(explanation), { ...stack, readings });
}

function notFoundMessage({ subject, target }: Explanation): string {
  const where =
    target.origin === null ? 'declared, and no catalog was asked' : 'declared or in the catalog';
  const what =
    subject.kind === 'dataset' || subject.kind === 'column'
      ? `lineage of "${subject.address}"`
      : `${subject.kind} "${subject.address}"`;
  return `no ${what} is ${where}`;
}

function unknownAddress(
  address: string,
  problem: string,
  {
    desired,
    settings,
    target,
    tests,
    readings,
  }: Stack & { readonly readings: readonly DatasetReading[] },
): HeadwaterError {
  const names = {
    owner: toOwner({ ...settings, target }),
    book: addressBook(desired.datasets),
  };
  const known = [
    ...knownAddresses(desired, readings, names),
    ...tests.flatMap(({ name }) => [name, `${TEST}${name}`]),
  ];
  const near = didYouMean(address.trim().replace(/\s*<-\s*/, ' <- '), known);
  const forms =
    'an address is a dataset, a column, or two of one kind: orders <- raw_orders, orders.total <- raw_orders.amount';
  return new HeadwaterError('unknown-address', problem, {
    exitCode: exitCodes.usage,
    hint: near === undefined ? forms : `did you mean: headwater explain "${near}"`,
  });
}
