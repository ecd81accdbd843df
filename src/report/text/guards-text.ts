import { codes } from '../../errors/codes.js';
import type { GuardVerdict } from '../../plan/guards/evaluate-guards.js';
import { harmless } from './harmless.js';
import type { TextContext } from './text-context.js';

/** What guards found: what and why, with numbers, and the words that lift them. */
export function guardsText(guards: readonly GuardVerdict[], context: TextContext): string {
  return guards.map((verdict) => `${guardText(verdict, context)}\n`).join('\n');
}

function guardText({ guard, address, message, allowed }: GuardVerdict, { paint }: TextContext): string {
  const { code } = codes[guard];
  if (allowed !== null)
    return `${paint.warning(`allowed ${code}`)} ${guard}: ${harmless(message)}\n  ${paint.faint('=')} because: ${harmless(allowed)}`;
  const narrow = address === null ? guard : `'${guard}=${harmless(address)}'`;
  const lift = `  ${paint.faint('=')} if it is meant: --allow ${narrow} --reason "..."`;
  return `${paint.error(`refused ${code}`)} ${paint.title(`${guard}: ${harmless(message)}`)}\n${lift}`;
}
