import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSession } from '../api/session.js';
import { Notice } from '../ui/notice.js';
import { PageHeading } from '../ui/page-heading.js';
import { Waiting } from '../ui/waiting.js';
import { LoginForm } from './login-form.js';

export function LoginPage(): ReactNode {
  const { data: session, isPending } = useSession();
  return (
    <>
      <PageHeading title="Log in" />
      {isPending && <Waiting what="Asking the catalog" />}
      {/* Without a session the catalog does not say whether it asks for one. Then it does. */}
      {!isPending && (session?.auth ?? true) && <LoginForm />}
      {session?.auth === false && (
        <Notice tone="info" title="Authentication is off, so no log-in is needed.">
          <p>
            Continue with the <Link href="/">search</Link>.
          </p>
        </Notice>
      )}
    </>
  );
}
