import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';

const unitsMs = { ms: 1, s: 1000, m: 60_000 } as const;

/** Reads `5s`, `500ms` or `2m` as milliseconds. A number without a unit is refused: nobody can know what it means. */
export function parseDuration(text: string): number {
  const match = /^(\d+)(ms|s|m)$/.exec(text);
  const amount = Number(match?.[1]);
  const unit = match?.[2];
  if (!isUnit(unit) || amount === 0 || !Number.isSafeInteger(amount * unitsMs[unit])) {
    throw new HeadwaterError('bad-flag', `"${text}" is no duration`, {
      exitCode: exitCodes.usage,
      hint: 'write a whole number above zero with a unit, such as 30s, 500ms or 2m',
    });
  }
  return amount * unitsMs[unit];
}

function isUnit(text: string | undefined): text is keyof typeof unitsMs {
  return text !== undefined && Object.hasOwn(unitsMs, text);
}
