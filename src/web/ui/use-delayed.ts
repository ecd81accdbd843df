import { useEffect, useState } from 'react';

/** Returns a text after it has rested, since a reader types more than one letter. */
export function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), 150);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}
