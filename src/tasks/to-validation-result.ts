import { exitCodes } from '../errors/exit-codes.js';
import { hasErrors } from '../errors/finding.js';
import type { ManifestCounts } from '../report/report-document.js';
import type { Stack, StackReading } from './read-stack.js';
import type { ValidationResult } from './validation-result.js';

/**
 * Converts a reading into a validation result. Invalid settings are a usage error, since no stack
 * is known.
 */
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
