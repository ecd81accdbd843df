import type { ReactNode } from 'react';
import { isoTime, timeAgo } from './times.js';

/** How long ago a time was. The exact time is its title. Time 0 stands for no time. */
export function TimeText({ time }: { readonly time: number | null | undefined }): ReactNode {
  if (!time) return <>time not recorded</>;
  return <time title={isoTime(time)}>{timeAgo(time, Date.now())}</time>;
}
