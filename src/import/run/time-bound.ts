import { badFlag } from '../../errors/headwater-error.js';

const HOUR = 3_600_000;

const unitMs: Readonly<Record<string, number>> = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR };

const AGE = /^(\d{1,5})([hdw])$/;

/** A day, or a moment with its time zone. The time of other texts depends on the machine. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Parses `12h`, `8d` or `2w` before now, a day such as `2026-11-01`, or a moment such as
 * `2026-11-01T12:00Z`.
 *
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970
 * @throws HeadwaterError `bad-flag`, exit code 64
 */
export function parseTimeBound(flag: string, text: string, now: number): number {
  const [, count = '', unit = ''] = AGE.exec(text) ?? [];
  const length = unitMs[unit];
  if (length !== undefined) return now - Number(count) * length;
  const time = DATE.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw badFlag(
    `${flag} ${text}: this is neither an age nor a date`,
    'write an age such as 12h, 8d or 2w, or a date such as 2026-11-01',
  );
}
