import type { ReactNode } from 'react';

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A name and a value, in a list of facts. */
export function Fact({ name, children }: FactProps): ReactNode {
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
