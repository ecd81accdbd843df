import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { PageHeading } from '../ui/page-heading.js';

export function NotFoundPage(): ReactNode {
  const [path] = useLocation();
  return (
    <>
      <PageHeading title="There is no such page" />
      <p>
        The catalog has no page at <code>{path}</code>. Continue with the{' '}
        <Link href="/">search</Link>.
      </p>
    </>
  );
}
