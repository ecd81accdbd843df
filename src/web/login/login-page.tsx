import type { ReactNode } from 'react';
import { PageHeading } from '../ui/page-heading.js';

export function LoginPage(): ReactNode {
  return <PageHeading title="Log in" />;
}
