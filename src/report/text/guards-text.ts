import { codes } from '../../errors/codes.js';
import type { GuardVerdict } from '../../plan/document/guard-verdict.js';
import { escapeControls } from './escape.js';
import { quotedWord } from './shell-word.js';
import type { TextContext } from './text-context.js';

/** Renders the verdicts of guards, with the flags that allow them. */
export function guardsText(guards: readonly GuardVerdict[], context: TextContext): string {
  return guards.map((verdict) => `${guardText(verdict, context)}\n`).join('\n');
}

function guardText(
  { guard, address, message, allowed }: GuardVerdict,
  { paint }: TextContext,
): string {
  const { code } = codes[guard];
  if (allowed !== null)
    return `${paint.warning(`allowed ${code}`)} ${guard}: ${escapeControls(message)}\n  ${paint.faint('=')} because: ${escapeControls(allowed)}`;
  const refusal = `${paint.error(`refused ${code}`)} ${paint.title(`${guard}: ${escapeControls(message)}`)}`;
  const flags = allowFlags({ guard, address });
  return `${refusal}\n  ${paint.faint('=')} ${flags === undefined ? NOT_ALLOWABLE : `if it is meant: ${flags}`}`;
}

/** The hint for a guard that no allowance covers. */
export const NOT_ALLOWABLE =
  'nothing lifts this: it is a fault of headwater; report it with the plan that --out saves';

/** Sorts verdicts: those that refuse the plan come first. */
export function refusingFirst(guards: readonly GuardVerdict[]): readonly GuardVerdict[] {
  const isRefusing = ({ allowed }: GuardVerdict) => allowed === null;
  return [...guards.filter(isRefusing), ...guards.filter((one) => !isRefusing(one))];
}

/** The flags that allow a verdict. Undefined if no allowance covers the guard. */
export function allowFlags({
  guard,
  address,
}: Pick<GuardVerdict, 'guard' | 'address'>): string | undefined {
  if (guard === 'boundary') return undefined;
  return `--allow ${address === null ? guard : quotedWord(`${guard}=${address}`)} --reason "..."`;
}
