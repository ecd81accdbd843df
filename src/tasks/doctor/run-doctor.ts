import { type CatalogProbe, openProbe } from '../../catalog/probe/open-probe.js';
import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { hasErrors } from '../../errors/finding.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { throwIfInterrupted } from '../../errors/interrupted.js';
import type { Check, DoctorReport } from '../../report/report-document.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { CatalogAccess } from '../catalog-access.js';
import { readStack, type Stack, type StackRequest } from '../read-stack.js';
import { userAgent } from '../tool.js';
import { fine, skipped, trouble } from './check.js';
import { privilegeChecks } from './check-privileges.js';
import { isReached, serviceChecks } from './check-service.js';
import { tokenCheck, unaskedToken } from './check-token.js';

export interface DoctorRequest extends StackRequest {
  /** Absent where the environment names no catalog. */
  readonly catalog: CatalogAccess | undefined;
  /** Milliseconds since 1970; tokens expire. */
  readonly clock: () => number;
}

export interface DoctorResult {
  readonly report: DoctorReport;
  /** `error` where a check failed, else `ok`. */
  readonly exitCode: ExitCode;
}

/**
 * Looks at everything between here and a first apply, a check at a time, and goes on after what is wrong as far as there is
 * anything to learn. Nothing is written.
 *
 * @throws HeadwaterError of exit code 64 for settings that were named and are not there; `interrupted` of 130
 */
export async function runDoctor(request: DoctorRequest): Promise<DoctorResult> {
  const { catalog } = request;
  const report = catalog === undefined ? withoutAddress() : await examine(catalog, request);
  const failed = report.checks.some(({ state }) => state === 'failed');
  return { report, exitCode: failed ? exitCodes.error : exitCodes.ok };
}

function withoutAddress(): DoctorReport {
  const message = 'DATAHUB_GMS_URL is not set, so there is no catalog to look at';
  const hint = 'for a catalog on this machine: run "headwater serve", then set DATAHUB_GMS_URL=http://127.0.0.1:8080';
  return { kind: 'doctor', origin: null, checks: [trouble('address', 'missing-address', { message, hint })] };
}

async function examine(catalog: CatalogAccess, request: DoctorRequest): Promise<DoctorReport> {
  const probe = tryToOpen(catalog, request);
  if (probe instanceof HeadwaterError) {
    const { codeName, message, hint } = probe;
    const name = codeName === 'catalog-bad-token' || codeName === 'catalog-insecure' ? 'token' : 'address';
    return { kind: 'doctor', origin: null, checks: [trouble(name, codeName, { message, hint })] };
  }
  try {
    return { kind: 'doctor', origin: probe.origin, checks: await checksOf(probe, catalog, request) };
  } finally {
    await probe.close();
  }
}

function tryToOpen(catalog: CatalogAccess, { signal }: DoctorRequest): ReturnType<typeof openProbe> | HeadwaterError {
  try {
    return openProbe({ ...catalog, userAgent, signal });
  } catch (error) {
    if (error instanceof HeadwaterError) return error;
    throw error;
  }
}

async function checksOf(probe: CatalogProbe, { token }: CatalogAccess, request: DoctorRequest): Promise<readonly Check[]> {
  const { origin, isBehindFrontend, hasToken } = probe;
  const service = await probe.service();
  throwIfInterrupted(request.signal, 'the catalog was looked at');
  const reached = [fine('address', origin), ...serviceChecks(service, origin)];
  if (!isReached(service)) return [...reached, unaskedToken, ...unasked('nobody was reached who could tell')];
  const caller = await probe.caller();
  throwIfInterrupted(request.signal, 'the catalog was looked at');
  const checked = tokenCheck(caller, { origin, isBehindFrontend, token: hasToken ? token : undefined, now: request.clock() });
  if (caller.kind !== 'known') return [...reached, checked, ...unasked('it takes a good token to ask')];
  return [...reached, checked, ...(await stackChecks(probe, caller.actor, request)), conditions];
}

/** Nobody can be asked what a write would come to, but the write. */
const conditions = trouble('conditions', 'conditions-unproven', {
  message: 'whether the catalog refuses a write that comes too late cannot be known without writing; the first apply finds out',
});

function unasked(why: string): readonly Check[] {
  return [skipped('privileges', why), conditions];
}

/** Which privileges are needed, and where, only manifests tell. */
async function stackChecks(probe: CatalogProbe, actor: CorpUserUrn, request: DoctorRequest): Promise<readonly Check[]> {
  const stack = await findStack(request);
  return typeof stack === 'string' ? [skipped('privileges', stack)] : await privilegeChecks(probe, actor, stack.desired);
}

/** The stack of the folder, or why there is none to ask about. */
async function findStack(request: DoctorRequest): Promise<Stack | string> {
  try {
    const reading = await readStack(request);
    const isWrong = reading.kind === 'bad-settings' || hasErrors(reading.stack.findings);
    return isWrong ? 'settings or manifests have mistakes: headwater validate shows them' : reading.stack;
  } catch (error) {
    if (error instanceof HeadwaterError && error.codeName === 'settings-not-found' && request.config === undefined)
      return 'no headwater.yaml here, so nobody knows on which datasets; run this in the folder of a stack';
    throw error;
  }
}
