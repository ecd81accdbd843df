import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';

const unitsMs = { ms: 1, s: 1000, m: 60_000 } as const;

/**
 * Parses `5s`, `500ms` or `2m` to milliseconds. Refuses a number without a unit, since its meaning
 * is unknown.
 */
export function parseDuration(text: string): number {
  const match = /^(\d+)(ms|s|m)$/.exec(text);
  const amount = Number(match?.[1]);
  const unit = match?.[2];
  if (!isUnit(unit) || amount === 0 || !Number.isSafeInteger(amount * unitsMs[unit])) {
    throw new HeadwaterError('bad-flag', `"${text}" is not a duration`, {
      exitCode: exitCodes.usage,
      hint: 'write a whole number above zero with a unit, such as 30s, 500ms or 2m',
    });
  }
  return amount * unitsMs[unit];
}

function isUnit(text: string | undefined): text is keyof typeof unitsMs {
  return text !== undefined && Object.hasOwn(unitsMs, text);
}
