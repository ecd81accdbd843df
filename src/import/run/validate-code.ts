import { join } from 'node:path';
import { exitCodes } from '../../errors/exit-codes.js';
import { type Finding, hasErrors, sortFindings } from '../../errors/finding.js';
import type { CodeDifference } from '../../insight/code/compare-code.js';
import { type FixedFile, replaceFile } from '../../tasks/stack/format-files.js';
import type { Sources, Stack } from '../../tasks/stack/read-stack.js';
import { readValidStack, toValidationResult } from '../../tasks/stack/read-valid-stack.js';
import type { StackRequest, ValidationResult } from '../../tasks/stack/stack-request.js';
import { type ReadCode, withCode } from './check-code.js';
import { fixColumns } from './fix-columns.js';
import type { CodeKind, CodeRequest } from './read-code.js';

export interface ValidateCodeRequest extends StackRequest, Pick<CodeRequest, 'openParser'> {
  readonly catalog?: CodeRequest['catalog'];
  readonly against: readonly CodeKind[];
  /** True to write the columns of the code to the manifests. */
  readonly fix: boolean;
}

/** The findings that are left, and the files that changed. */
export interface CodeValidation extends ValidationResult {
  readonly fixed: readonly FixedFile[];
}

/**
 * Validates a stack, and compares its declared columns with code. Manifests with errors are
 * reported alone.
 *
 * @throws HeadwaterError as `validateStack` and `readCode`; `file-unwritable`
 */
export async function validateCode(request: ValidateCodeRequest): Promise<CodeValidation> {
  let valid = await readValidStack(request);
  const findings: Finding[] = [];
  const fixed: FixedFile[] = [];
  for (const kind of new Set(request.against)) {
    if (valid.kind === 'invalid') break;
    const { stack, sources } = valid;
    const found = await withCode(kind, stack, request, async (code) => {
      const differences = await code.compare(stack);
      const files = request.fix ? await writeColumns(differences, stack, sources) : [];
      fixed.push(...files);
      if (files.length === 0) return code.report(differences, stack);
      valid = await readValidStack(request);
      return valid.kind === 'invalid' ? [] : await compareAndReport(code, valid.stack);
    });
    findings.push(...found);
  }
  if (valid.kind === 'invalid') return { ...valid, fixed };
  const { report, ...result } = toValidationResult(valid);
  const all = sortFindings([...report.findings, ...findings]);
  const exitCode = hasErrors(all) ? exitCodes.error : exitCodes.ok;
  return { ...result, report: { ...report, findings: all }, exitCode, fixed };
}

async function compareAndReport(code: ReadCode, stack: Stack): Promise<readonly Finding[]> {
  return code.report(await code.compare(stack), stack);
}

async function writeColumns(
  differences: readonly CodeDifference[],
  stack: Stack,
  sources: Sources,
): Promise<readonly FixedFile[]> {
  const { files } = fixColumns(differences, stack, sources);
  const fixed = files.map(({ path, before = '', after }) => ({ path, before, text: after }));
  for (const { path, text } of fixed)
    await replaceFile({ path, absolute: join(stack.folder, path) }, text);
  return fixed;
}
