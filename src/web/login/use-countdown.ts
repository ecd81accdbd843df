import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Counts down to 0.
 *
 * @returns the seconds that are left, and a function that starts with a number of seconds
 */
export function useCountdown(): readonly [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (seconds: number): void => {
    const startedAt = Date.now();
    setNow(startedAt);
    setEndsAt(startedAt + seconds * SECOND_MS);
  };
  return [left, start];
}
