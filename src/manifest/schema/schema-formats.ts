const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns true for a day of the calendar as year, month and day: the format `date` of a JSON Schema. */
export function date(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [year = 0, month = 0, day = 0] = (match ?? []).slice(1).map(Number);
  const isLong = month === 2 && (year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0));
  return day >= 1 && day <= (DAYS[month - 1] ?? 0) + Number(isLong);
}
