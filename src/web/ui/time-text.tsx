import type { ReactNode } from 'react';

/** Shows how long ago a time was. The title is the exact time. Time 0 stands for no time. */
export function TimeText({ time }: { readonly time: number | null | undefined }): ReactNode {
  if (!time) return <>time not recorded</>;
  return <time title={isoTime(time)}>{timeAgo(time, Date.now())}</time>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Says how long ago a time was: "26 min ago". A time in the future is "just now". */
export function timeAgo(time: number, now: number): string {
  const passed = now - time;
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`;
  const days = Math.floor(passed / DAY);
  if (days < 60) return days === 1 ? '1 day ago' : `${days} days ago`;
  return `on ${isoTime(time).slice(0, 10)}`;
}

/** A time in UTC, such as "2026-03-01 12:00:05 UTC". */
export function isoTime(time: number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return String(time);
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
