import { codes } from '../../errors/codes.js';
import type { GuardVerdict } from '../../plan/guards/evaluate-guards.js';
import { harmless } from './harmless.js';
import { quotedWord } from './shell-word.js';
import type { TextContext } from './text-context.js';

/** What guards found: what and why, with numbers, and the words that lift them where there are any. */
export function guardsText(guards: readonly GuardVerdict[], context: TextContext): string {
  return guards.map((verdict) => `${guardText(verdict, context)}\n`).join('\n');
}

function guardText({ guard, address, message, allowed }: GuardVerdict, { paint }: TextContext): string {
  const { code } = codes[guard];
  if (allowed !== null)
    return `${paint.warning(`allowed ${code}`)} ${guard}: ${harmless(message)}\n  ${paint.faint('=')} because: ${harmless(allowed)}`;
  const refusal = `${paint.error(`refused ${code}`)} ${paint.title(`${guard}: ${harmless(message)}`)}`;
  const flags = liftingFlags({ guard, address });
  return `${refusal}\n  ${paint.faint('=')} ${flags === undefined ? NOTHING_LIFTS : `if it is meant: ${flags}`}`;
}

/** Of a guard without words that lift it. */
export const NOTHING_LIFTS = 'nothing lifts this: it is a fault of headwater; report it with the plan that --out saves';

/** The flags that lift a guard, where any do. */
export function liftingFlags({ guard, address }: Pick<GuardVerdict, 'guard' | 'address'>): string | undefined {
  if (guard === 'boundary') return undefined;
  return `--allow ${address === null ? guard : quotedWord(`${guard}=${address}`)} --reason "..."`;
}
