import { codes } from '../../errors/codes.js';
import type { GuardVerdict } from '../../plan/guards/evaluate-guards.js';
import { harmless } from './harmless.js';
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
  return `${refusal}\n  ${paint.faint('=')} ${wayOut(guard, address)}`;
}

function wayOut(guard: GuardVerdict['guard'], address: string | null): string {
  if (guard === 'boundary') return 'nothing lifts this: it is a fault of headwater; report it with the plan that --out saves';
  const narrow = address === null ? guard : `'${guard}=${harmless(address)}'`;
  return `if it is meant: --allow ${narrow} --reason "..."`;
}
