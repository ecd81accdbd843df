import type { ReactNode } from 'react';
import { Button } from './button.js';
import { Notice } from './notice.js';

interface FailureProps {
  /** What failed, for example "The tokens could not be read". */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}

/** Says what failed and why, and offers to try again. */
export function Failure({ title, error, onRetry }: FailureProps): ReactNode {
  return (
    <Notice tone="bad" title={title}>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
    </Notice>
  );
}
