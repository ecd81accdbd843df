import { exitCodes } from '../../errors/exit-codes.js';
import { hasErrors } from '../../errors/finding.js';
import { disk } from '../../files/file-tree.js';
import type { ManifestCounts } from '../../report/document/report-document.js';
import { isDatasetUrn } from '../../urn/entity-urn.js';
import {
  type ParsedStackReading,
  readParsedStackAt,
  readStack,
  type Stack,
  type StackReading,
} from './read-stack.js';
import type { InvalidStack, StackRequest, ValidationResult } from './stack-request.js';

/** Converts a reading into a result. Unreadable settings are a usage error. */
export function toValidationResult(reading: StackReading): ValidationResult {
  const { sources } = reading;
  if (reading.kind === 'bad-settings') {
    const { findings } = reading;
    const report = { kind: 'validation', findings, stack: null, counts: null } as const;
    return { report, sources, exitCode: exitCodes.usage };
  }
  const { findings, settings } = reading.stack;
  const counts = countDeclarations(reading.stack);
  const report = { kind: 'validation', findings, stack: settings.stack, counts } as const;
  return { report, sources, exitCode: hasErrors(findings) ? exitCodes.error : exitCodes.ok };
}

function countDeclarations({ desired, files }: Stack): ManifestCounts {
  const count = (of: (unit: Stack['desired']['units'][number]) => number) =>
    desired.units.reduce((sum, unit) => sum + of(unit), 0);
  return {
    files: files.length,
    datasets: desired.datasets.length,
    edges: count(({ edges }) => edges.length),
    columnMappings: count(({ columns }) => columns.length),
    ...(!desired.datasets.every(({ urn }) => isDatasetUrn(urn)) && { otherKinds: true }),
  };
}

/**
 * Validates settings and manifests, as far as this is possible without a catalog.
 *
 * @throws HeadwaterError of exit code 64 if there is nothing to read, or if a file contains the
 *   token; `interrupted`, 130, once `signal` is aborted
 */
export async function validateStack(request: StackRequest): Promise<ValidationResult> {
  return toValidationResult(await readStack(request));
}

/** Returns a reading without errors as it is. With an error, returns the findings of the stack. */
export function refuseErrors<R extends StackReading>(
  reading: R,
): Extract<R, { readonly kind: 'stack' }> | InvalidStack;
export function refuseErrors(reading: StackReading): StackReading | InvalidStack {
  const validation = toValidationResult(reading);
  return reading.kind === 'bad-settings' || hasErrors(validation.report.findings)
    ? { kind: 'invalid', ...validation }
    : reading;
}

/**
 * Reads settings and manifests. With an error in them, returns their findings: a task then asks the
 * catalog nothing, since an incomplete desired state gives a wrong answer.
 *
 * @throws HeadwaterError as {@link readStack}
 */
export async function readValidStack(
  request: StackRequest,
): Promise<Extract<StackReading, { readonly kind: 'stack' }> | InvalidStack> {
  return refuseErrors(await readStack(request));
}

export interface PossibleSettings {
  /** The path of the settings, absolute. */
  readonly settings: string;
  /** The text of the settings if they still have to be written. */
  readonly newSettings: string | undefined;
}

/**
 * Reads a stack whose settings may still have to be written, and which may have no manifests yet.
 *
 * @throws HeadwaterError as `readStack`, except for missing settings and manifests
 */
export async function readPossibleStack(
  request: StackRequest,
  { settings, newSettings }: PossibleSettings,
): Promise<ParsedStackReading> {
  request.note?.(`settings: ${settings}`);
  const readTexts: typeof disk.readTexts = async (files, bounds) =>
    newSettings !== undefined && files.some(({ path }) => path === settings)
      ? [newSettings]
      : await disk.readTexts(files, bounds);
  const location = { settings, shownAs: settings, tree: { ...disk, readTexts }, mayBeEmpty: true };
  return await readParsedStackAt({ ...request, ...location });
}
