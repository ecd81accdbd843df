import type { ReactNode } from 'react';
import { PageHeading } from '../ui/page-heading.js';

export function SearchPage(): ReactNode {
  return <PageHeading title="Datasets" />;
}
