import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { badFlag } from '../../errors/headwater-error.js';
import { proposeStackTests } from '../../tasks/inspect/propose-stack-tests.js';
import { testStack } from '../../tasks/inspect/test-stack.js';
import { refuseCatalogFlags } from '../check-flags.js';
import { finishTask, textFor } from '../finish-command.js';
import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { withProgress } from '../progress/with-progress.js';
import { readCatalogAccess, stackRequest } from '../task-requests.js';

export interface TestOptions extends GlobalOptions {
  readonly declared?: boolean;
  readonly live?: boolean;
  readonly init?: boolean;
  readonly discover: 'on' | 'off';
}

/**
 * Runs `headwater test`, which runs the lineage tests of the stack, or proposes tests.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for flags that exclude each other, and for flags
 *   of requests with `--declared`
 */
export async function test(
  names: readonly string[],
  options: TestOptions,
  io: Io,
): Promise<ExitCode> {
  if (options.init) return await proposeTests(names, options, io);
  const basis = basisOf(options);
  const catalog = basis === 'declared' ? undefined : await readCatalogAccess(options, io);
  const discover = options.discover === 'on';
  return await finishTask(options, io, async (progress) => {
    const request = { ...stackRequest(options, io, progress), catalog, basis, names, discover };
    const result = await testStack(request);
    if (result.kind === 'invalid') return result;
    const { document, exitCode, sources } = result;
    return { report: { kind: 'tests', tests: document }, exitCode, sources };
  });
}

function basisOf(options: TestOptions): 'planned' | 'live' | 'declared' {
  const { declared, live } = options;
  if (declared && live)
    throw badFlag('--declared cannot be used with --live', 'leave out one of them');
  if (declared) refuseCatalogFlags(options, { with: '--declared' });
  if (declared) return 'declared';
  return live ? 'live' : 'planned';
}

/** Prints tests that hold today, ready to paste into settings or a manifest. */
async function proposeTests(
  names: readonly string[],
  options: TestOptions,
  io: Io,
): Promise<ExitCode> {
  refuseWithInit(names, options);
  const catalog = await readCatalogAccess(options, io);
  const result = await withProgress(options, io, (progress) =>
    proposeStackTests({ ...stackRequest(options, io, progress), catalog }),
  );
  if (result.kind === 'invalid') {
    const { report, sources, exitCode } = result;
    io.stderr.write(await textFor(report, io.stderr, { options, io, sources }));
    return exitCode;
  }
  io.stdout.write(result.text);
  if (!options.quiet) io.stderr.write(`${result.note}\n`);
  return exitCodes.ok;
}

/** @throws HeadwaterError `bad-flag`, exit code 64, for words that `--init` would ignore */
function refuseWithInit(names: readonly string[], options: TestOptions): void {
  const { declared, live, format, output = [] } = options;
  const given = [
    ...(names.length > 0 ? ['NAME'] : []),
    ...(declared ? ['--declared'] : []),
    ...(live ? ['--live'] : []),
    ...(format === 'text' ? [] : ['--format']),
    ...(output.length > 0 ? ['--output'] : []),
    ...(options.opening ? ['--open'] : []),
  ];
  if (given.length > 0)
    throw badFlag(
      `${given.join(', ')} cannot be used with --init: it prints YAML from the lineage in the catalog`,
      `leave out ${given.join(' and ')}`,
    );
}
