import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { logIn } from './log-in.js';
import styles from './login.module.css';
import { nextAddress } from './next-address.js';
import { useCountdown } from './use-countdown.js';

export function LoginForm(): ReactNode {
  const { submit, failure, isBusy, left } = useLogIn();
  return (
    <>
      {failure && <Notice tone="bad" title={failure} />}
      <form className={styles.form} onSubmit={submit}>
        <Field label="Name" name="username" autoComplete="username" />
        <Field label="Password" name="password" type="password" autoComplete="current-password" />
        <Button type="submit" look="primary" aria-disabled={isBusy || left > 0}>
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

interface LogInState {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  /** Seconds until the catalog accepts another attempt. */
  readonly left: number;
}

function useLogIn(): LogInState {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const search = useSearch();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [left, wait] = useCountdown();
  const attempt = async (form: FormData): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await logIn({
        username: String(form.get('username')),
        password: String(form.get('password')),
      });
      if (answer.kind === 'refused') {
        wait(answer.waitSeconds);
        return setFailure(answer.message);
      }
      // What another user has read must not stay.
      client.clear();
      navigate(nextAddress(search, window.location.origin), { replace: true });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy && left === 0) void attempt(new FormData(event.currentTarget));
  };
  return { submit, failure, isBusy, left };
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
