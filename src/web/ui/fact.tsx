import type { PropsWithChildren, ReactNode } from 'react';

/** A name and a value, in a list of facts. */
export function Fact({ name, children }: PropsWithChildren<{ readonly name: string }>): ReactNode {
  return (
    <div>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
