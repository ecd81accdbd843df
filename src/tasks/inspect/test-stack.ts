import { didYouMean } from '../../errors/did-you-mean.js';
import { exitCodes } from '../../errors/exit-codes.js';
import { type Finding, hasErrors, sortByCode } from '../../errors/finding.js';
import { badFlag, throwIfInterrupted } from '../../errors/headwater-error.js';
import {
  TESTS_FORMAT_VERSION,
  type TestBasis,
  type TestDocument,
} from '../../insight/tests/test-document.js';
import type { LineageTest } from '../../model/lineage-test.js';
import { addressBook } from '../../plan/document/address-book.js';
import type { TestOutcome } from '../../plan/document/test-outcome.js';
import { declaredLineage } from '../../plan/tests/declared-lineage.js';
import { evaluateTests } from '../../plan/tests/evaluate-tests.js';
import { liveLineage, type ReadLineage } from '../../plan/tests/read-lineage.js';
import { testFindings } from '../../plan/tests/test-findings.js';
import { type CatalogAccess, missingAddress } from '../catalog/catalog-access.js';
import { withCatalogReader } from '../catalog/with-catalog-reader.js';
import { planStackReading } from '../plan/plan-stack.js';
import { readTestedLineage } from '../plan/read-tested-lineage.js';
import { tool } from '../process/tool.js';
import type { Stack } from '../stack/read-stack.js';
import { readValidStack } from '../stack/read-valid-stack.js';
import type { InvalidStack, StackRequest, TaskResult } from '../stack/stack-request.js';

/** The lineage tests to run, and the lineage to run them on. */
export interface TestRequest extends StackRequest {
  /** The catalog whose lineage to test. Not needed for the basis `declared`. */
  readonly catalog?: CatalogAccess | undefined;
  readonly basis: TestBasis;
  /** The tests to run. Default: all of them. */
  readonly names?: readonly string[] | undefined;
  /** True to look for entities that no manifest names. Default: true. */
  readonly discover?: boolean | undefined;
}

/** The outcomes of the tests, or the errors of the manifests. */
export type TestResult = InvalidStack | TestedStack;

/** The tests ran. The exit code is `error` if a finding is an error, else `ok`. */
export interface TestedStack extends TaskResult {
  readonly kind: 'tested';
  readonly document: TestDocument;
}

/**
 * Runs the lineage tests of a stack. Every violation counts, whatever made it. Writes nothing.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, if the stack has no tests or not the named
 *   ones; `missing-address`, 64, without the catalog that the basis needs; `interrupted`, 130
 */
export async function testStack(request: TestRequest): Promise<TestResult> {
  const reading = await readValidStack(request);
  if (reading.kind === 'invalid') return reading;
  const { sources } = reading;
  const stack = { ...reading.stack, tests: selectTests(reading.stack.tests, request.names ?? []) };
  const tested = await testBasis({ ...reading, stack }, request);
  throwIfInterrupted(request.signal, 'the tests ran');
  if ('kind' in tested) return tested;
  const { origin, tests, findings } = tested;
  const document: TestDocument = {
    formatVersion: TESTS_FORMAT_VERSION,
    kind: 'tests',
    tool,
    basis: request.basis,
    target: { origin, stack: stack.settings.stack, target: stack.target },
    tests,
    findings,
  };
  const exitCode = hasErrors(findings) ? exitCodes.error : exitCodes.ok;
  return { kind: 'tested', document, sources, exitCode };
}

/** @throws HeadwaterError `bad-flag`, exit code 64 */
function selectTests(
  tests: readonly LineageTest[],
  names: readonly string[],
): readonly LineageTest[] {
  if (tests.length === 0)
    throw badFlag(
      'neither the settings nor a manifest state lineage tests',
      'state them under `tests`; "headwater test --init" proposes some from the lineage of the catalog',
    );
  const known = tests.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined)
    return names.length === 0 ? tests : tests.filter(({ name }) => names.includes(name));
  const near = didYouMean(unknown, known);
  throw badFlag(
    `no lineage test has the name "${unknown}"`,
    near === undefined ? `the tests are: ${known.join(', ')}` : `did you mean "${near}"?`,
  );
}

interface TestedBasis {
  /** The address of the catalog. Null if none was asked. */
  readonly origin: string | null;
  readonly tests: readonly TestOutcome[];
  readonly findings: readonly Finding[];
}

type ValidReading = Exclude<Awaited<ReturnType<typeof readValidStack>>, InvalidStack>;

async function testBasis(
  reading: ValidReading,
  { catalog, ...request }: TestRequest,
): Promise<TestedBasis | InvalidStack> {
  const { stack } = reading;
  const { desired, settings, tests } = stack;
  const context = { desired, columns: settings.columns, book: addressBook(desired.datasets) };
  const tested = (origin: string | null, outcomes: readonly TestOutcome[]): TestedBasis => ({
    origin,
    tests: outcomes,
    findings: sortByCode([...stack.findings, ...testFindings(outcomes, { refused: false })]),
  });
  if (request.basis === 'declared')
    return tested(null, evaluateTests(tests, declaredLineage(context), context.book));
  if (!catalog) throw missingAddress();
  if (request.basis === 'live') {
    const { origin, read } = await readLive(stack, { ...request, catalog });
    return tested(origin, evaluateTests(tests, liveLineage(read, context), context.book));
  }
  const only = { privileges: false, impact: false, tests: 'report' } as const;
  const planned = await planStackReading(reading, { ...request, catalog, ...only });
  if (planned.kind === 'invalid') return planned;
  const { target, tests: outcomes = [], findings } = planned.plan;
  return { origin: target.origin, tests: outcomes, findings };
}

/** Reads the lineage of the whole catalog, as far as tests need it. */
async function readLive(
  stack: Stack,
  { note, discover = true, ...request }: TestRequest & { readonly catalog: CatalogAccess },
): Promise<{ readonly origin: string; readonly read: ReadLineage }> {
  const { desired, tests } = stack;
  return await withCatalogReader(stack, request, async (reader) => {
    const { origin } = reader;
    note?.(`catalog: ${origin}, reading lineage`);
    const known = { datasets: new Map(), schemas: new Map() };
    return { origin, read: await readTestedLineage(reader, { tests, desired, discover, known }) };
  });
}
