import {
  type CatalogProbe,
  openProbe,
  type ServiceAnswer,
} from '../../catalog/probe/open-probe.js';
import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError, throwIfInterrupted } from '../../errors/headwater-error.js';
import { catchInterrupts } from '../../files/interrupts.js';
import type { DoctorCheck, DoctorReport } from '../../report/document/report-document.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import { type CatalogAccess, missingAddress } from '../catalog/catalog-access.js';
import { userAgent } from '../process/tool.js';
import type { Stack } from '../stack/read-stack.js';
import { readValidStack } from '../stack/read-valid-stack.js';
import type { StackRequest } from '../stack/stack-request.js';
import { flagged, passed, skipped } from './check.js';
import { privilegeChecks, writesCheck } from './check-privileges.js';
import { isReached, serviceChecks } from './check-service.js';
import { skippedTokenCheck, tokenCheck } from './check-token.js';

/** The catalog to check, and the stack whose privileges are checked too. */
export interface DoctorRequest extends StackRequest {
  /** Undefined if the environment names no catalog. */
  readonly catalog: CatalogAccess | undefined;
  /** The reason why there is no catalog. Default: no variable names one. */
  readonly noCatalog?: Pick<HeadwaterError, 'message' | 'hint'> | undefined;
  /** Milliseconds since 1970, to recognize expired tokens. */
  readonly clock: () => number;
}

/** The results of the checks. */
export interface DoctorResult {
  readonly report: DoctorReport;
  /** `error` if a check failed, else `ok`. */
  readonly exitCode: ExitCode;
}

/**
 * Runs all checks that a first apply depends on, one after the other. Continues after a failed
 * check as long as further checks are useful. Writes nothing.
 *
 * @throws HeadwaterError of exit code 64 if `config` names settings that do not exist;
 *   `interrupted` of 130
 */
export async function runDoctor(request: DoctorRequest): Promise<DoctorResult> {
  const { catalog } = request;
  const report = catalog === undefined ? withoutAddress(request) : await examine(catalog, request);
  const failed = report.checks.some(({ state }) => state === 'failed');
  return { report, exitCode: failed ? exitCodes.error : exitCodes.ok };
}

function withoutAddress({ noCatalog = missingAddress() }: DoctorRequest): DoctorReport {
  const { message, hint } = noCatalog;
  const checks = [flagged('address', 'missing-address', { message, hint })];
  return { kind: 'doctor', origin: null, checks };
}

async function examine(catalog: CatalogAccess, request: DoctorRequest): Promise<DoctorReport> {
  const probe = tryToOpen(catalog, request);
  if (probe instanceof HeadwaterError) {
    const { codeName, message, hint } = probe;
    const name =
      codeName === 'catalog-bad-token' || codeName === 'catalog-insecure' ? 'token' : 'address';
    return { kind: 'doctor', origin: null, checks: [flagged(name, codeName, { message, hint })] };
  }
  return await catchInterrupts(async () => {
    try {
      const checks = await runChecks(probe, catalog, request);
      return { kind: 'doctor', origin: probe.origin, checks };
    } finally {
      await probe.close();
    }
  });
}

function tryToOpen(
  catalog: CatalogAccess,
  { signal, progress }: DoctorRequest,
): ReturnType<typeof openProbe> | HeadwaterError {
  try {
    return openProbe({ ...catalog, userAgent, signal, progress });
  } catch (error) {
    if (error instanceof HeadwaterError) return error;
    throw error;
  }
}

async function runChecks(
  probe: CatalogProbe,
  { token }: CatalogAccess,
  request: DoctorRequest,
): Promise<readonly DoctorCheck[]> {
  const { origin, isBehindFrontend, hasToken } = probe;
  const service = await probe.service();
  throwIfInterrupted(request.signal, 'the catalog was looked at');
  const reached = [passed('address', origin), ...serviceChecks(service, origin)];
  const unreached = skippedStackChecks('no catalog was reached that could tell');
  if (!isReached(service)) return [...reached, skippedTokenCheck, ...unreached];
  const caller = await probe.caller();
  throwIfInterrupted(request.signal, 'the catalog was looked at');
  const checked = tokenCheck(caller, {
    origin,
    isBehindFrontend,
    token: hasToken ? token : undefined,
    now: request.clock(),
  });
  if (caller.kind !== 'known')
    return [...reached, checked, ...skippedStackChecks('a good token is needed to ask')];
  const ofStack = await stackChecks(probe, caller.actor, { service, request });
  return [...reached, checked, ...ofStack, conditionsCheck];
}

/** The check of conditional writes. Only a write can show if the catalog enforces conditions. */
const conditionsCheck = flagged('conditions', 'conditions-unproven', {
  message:
    'only a write shows whether the catalog refuses outdated writes; the first apply finds out',
});

function skippedStackChecks(why: string): readonly DoctorCheck[] {
  return [skipped('privileges', why), conditionsCheck];
}

interface StackChecks {
  readonly service: ServiceAnswer;
  readonly request: DoctorRequest;
}

/** Checks privileges and the way of the writes. Manifests tell which privileges are needed. */
async function stackChecks(
  probe: CatalogProbe,
  actor: CorpUserUrn,
  { service, request }: StackChecks,
): Promise<readonly DoctorCheck[]> {
  const stack = await tryReadStack(request);
  if (typeof stack === 'string') return [skipped('privileges', stack)];
  const checks = await privilegeChecks(probe, actor, stack.desired);
  if (service.kind !== 'metadata-service') return checks;
  const refused = checks.find(({ name }) => name === 'EDIT_ENTITY')?.datasets ?? [];
  return [...checks, writesCheck(stack.settings.writes, service.writes, refused)];
}

/** Reads the stack of the folder. Returns the reason if it cannot be read. */
async function tryReadStack(request: DoctorRequest): Promise<Stack | string> {
  try {
    const reading = await readValidStack(request);
    return reading.kind === 'invalid'
      ? 'settings or manifests have mistakes: headwater validate shows them'
      : reading.stack;
  } catch (error) {
    if (
      error instanceof HeadwaterError &&
      error.codeName === 'settings-not-found' &&
      request.config === undefined
    )
      return 'no headwater.yaml here, so the datasets to check are unknown; run this in the folder of a stack';
    throw error;
  }
}
