import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useSession } from '../api/session.js';
import { Button } from '../ui/button.js';
import { messageOf, Notice } from '../ui/notice.js';
import { PageHeading } from '../ui/page-heading.js';
import { Waiting } from '../ui/waiting.js';
import { logIn, nextAddress } from './log-in.js';
import styles from './login.module.css';

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

function LoginForm(): ReactNode {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const search = useSearch();
  // The seconds until the catalog accepts another attempt.
  const [left, wait] = useCountdown();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: logIn,
    // The cache forgets the password.
    gcTime: 0,
    onSuccess: (refused) => {
      if (refused) return wait(refused.waitSeconds);
      // Data that another user has read must not stay.
      client.clear();
      navigate(nextAddress(search, window.location.origin), { replace: true });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [username, password] = [String(form.get('username')), String(form.get('password'))];
    if (!isPending && left === 0) mutate({ username, password });
  };
  const failure = data?.message ?? (error && messageOf(error));
  return (
    <>
      {failure && <Notice tone="bad" title={failure} />}
      <form className={styles.form} onSubmit={submit}>
        <Field label="Name" name="username" autoComplete="username" />
        <Field label="Password" name="password" type="password" autoComplete="current-password" />
        <Button type="submit" look="primary" aria-disabled={isPending || left > 0}>
          {left > 0 ? `Try again in ${left} s` : 'Log in'}
        </Button>
      </form>
      <p className={styles.hint}>
        The first password of <code>datahub</code> was printed in the terminal, or is{' '}
        <code>HEADWATER_ADMIN_PASSWORD</code>.
      </p>
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: string;
  readonly autoComplete: string;
}

function Field({ label, ...rest }: FieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} className={styles.input} required={true} {...rest} />
    </>
  );
}

const SECOND_MS = 1000;

/** Counts down to 0. Returns the seconds that are left, and a function that starts. */
function useCountdown(): readonly [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (seconds: number): void => {
    const startedAt = Date.now();
    setNow(startedAt);
    setEndsAt(startedAt + seconds * SECOND_MS);
  };
  return [left, start];
}
