import { exitCodes } from '../../errors/exit-codes.js';
import { hasErrors } from '../../errors/finding.js';
import type { ManifestCounts } from '../../report/document/report-document.js';
import { readStack, type Stack, type StackReading } from './read-stack.js';
import type { InvalidStack, StackRequest, ValidationResult } from './stack-request.js';

/** Converts a reading into a result. Without readable settings it is a usage error. */
export function toValidationResult(reading: StackReading): ValidationResult {
  const { sources } = reading;
  if (reading.kind === 'bad-settings') {
    return {
      report: { kind: 'validation', findings: reading.findings, stack: null, counts: null },
      sources,
      exitCode: exitCodes.usage,
    };
  }
  const { findings, settings } = reading.stack;
  const exitCode = hasErrors(findings) ? exitCodes.error : exitCodes.ok;
  return {
    report: {
      kind: 'validation',
      findings,
      stack: settings.stack,
      counts: countDeclarations(reading.stack),
    },
    sources,
    exitCode,
  };
}

function countDeclarations({ desired, files }: Stack): ManifestCounts {
  const count = (of: (unit: Stack['desired']['units'][number]) => number) =>
    desired.units.reduce((sum, unit) => sum + of(unit), 0);
  return {
    files: files.length,
    datasets: desired.datasets.length,
    edges: count(({ edges }) => edges.length),
    columnMappings: count(({ columns }) => columns.length),
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

/** A stack whose settings and manifests have no errors. */
type ValidStack = StackReading & { readonly kind: 'stack' };

/**
 * Reads settings and manifests. With an error in them, returns their findings: a task then asks the
 * catalog nothing, since an incomplete desired state gives a wrong answer.
 *
 * @throws HeadwaterError as {@link readStack}
 */
export async function readValidStack(request: StackRequest): Promise<ValidStack | InvalidStack> {
  const reading = await readStack(request);
  const validation = toValidationResult(reading);
  return reading.kind === 'bad-settings' || hasErrors(validation.report.findings)
    ? { kind: 'invalid', ...validation }
    : reading;
}
