const SHAPE =
  /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?(?:([+-])(\d\d):?(\d\d)|[Zz])?$/;

/**
 * Returns the seconds from the year 0 to an ISO 8601 time, for comparison. A time without an offset
 * counts as UTC. Undefined for other texts.
 */
export function instantOf(text: string): number | undefined {
  const match = SHAPE.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second = 0, sign, offsetHour = 0, offsetMinute = 0] =
    match;
  const offset = (sign === '-' ? -1 : 1) * (Number(offsetHour) * 60 + Number(offsetMinute));
  const days = dayNumber(Number(year), Number(month), Number(day));
  return ((days * 24 + Number(hour)) * 60 + Number(minute) - offset) * 60 + Number(second);
}

/** Counts days, with a year that begins in March, so that a leap day is its last day. */
function dayNumber(year: number, month: number, day: number): number {
  const shifted = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return 365 * shifted + leapDays + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day;
}
