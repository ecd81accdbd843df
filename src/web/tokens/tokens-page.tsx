import type { ReactNode } from 'react';
import { PageHeading } from '../ui/page-heading.js';

export function TokensPage(): ReactNode {
  return <PageHeading title="Access Tokens" />;
}
