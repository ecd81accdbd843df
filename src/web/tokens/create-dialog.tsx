import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ApiError } from '../api/send.js';
import { Button } from '../ui/button.js';
import { Modal } from '../ui/modal.js';
import { Failure } from '../ui/notice.js';
import { toClipboard } from '../ui/to-clipboard.js';
import styles from './tokens.module.css';
import { createToken, type Duration, durations, type TokenDraft } from './tokens-api.js';

let kept: { readonly actorUrn: string; readonly draft: TokenDraft } | undefined;

/** Returns the inputs of a user that were kept over a log-in, in memory. A reload forgets them. */
export function keptDraft(actorUrn: string): TokenDraft | undefined {
  return kept?.actorUrn === actorUrn ? kept.draft : undefined;
}

export function forgetDraft(): void {
  kept = undefined;
}

interface CreateDialogProps {
  /** The caller, whom the token will represent. */
  readonly actorUrn: string;
  readonly onClose: () => void;
}

/** Makes a token and shows its text once. The cache forgets the text when the dialog closes. */
export function CreateDialog({ actorUrn, onClose }: CreateDialogProps): ReactNode {
  const {
    mutate: create,
    data: text,
    error,
    isPending,
  } = useMutation({
    mutationFn: (draft: TokenDraft) => createToken(actorUrn, draft),
    gcTime: 0,
    onError: (reason, draft) => {
      const isLoggedOut = reason instanceof ApiError && reason.kind === 'unauthenticated';
      if (isLoggedOut) kept = { actorUrn, draft };
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: string): string => String(form.get(name));
    const [name, description] = [textOf('name'), textOf('description')];
    if (!isPending) create({ name, description, duration: textOf('duration') as Duration });
  };
  if (text !== undefined)
    return (
      <Modal key="new" title="Your new token" onClose={onClose}>
        <NewToken text={text} onDone={onClose} />
      </Modal>
    );
  return (
    <Modal key="form" title="Generate Personal Access Token" isBusy={isPending} onClose={onClose}>
      {error && <Failure title="The token was not created" error={error} />}
      <form className={styles.form} onSubmit={submit}>
        <Fields draft={keptDraft(actorUrn)} />
        <div className={styles.actions}>
          <Button type="submit" look="primary" aria-disabled={isPending}>
            Create
          </Button>
          <Button aria-disabled={isPending} onClick={() => !isPending && onClose()}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}

const MAX_NAME = 50;

/** @param draft the inputs before a log-in */
function Fields({ draft }: { readonly draft: TokenDraft | undefined }): ReactNode {
  const id = useId();
  const [duration, setDuration] = useState<string>(draft?.duration ?? 'ONE_MONTH');
  return (
    <>
      <label htmlFor={`${id}name`}>Name</label>
      <input
        id={`${id}name`}
        name="name"
        defaultValue={draft?.name}
        required={true}
        maxLength={MAX_NAME}
        pattern=".*\S.*"
        title="A name with at least one letter or sign"
        autoComplete="off"
      />
      <label htmlFor={`${id}description`}>Description (optional)</label>
      <input
        id={`${id}description`}
        name="description"
        defaultValue={draft?.description}
        autoComplete="off"
      />
      <label htmlFor={`${id}duration`}>Expires</label>
      <select
        id={`${id}duration`}
        name="duration"
        value={duration}
        aria-describedby={`${id}note`}
        onChange={(event) => setDuration(event.target.value)}
      >
        {Object.entries(durations).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <p id={`${id}note`} className={styles.note} role="status">
        {duration === 'NO_EXPIRY' && 'Works until it is revoked.'}
      </p>
    </>
  );
}

interface NewTokenProps {
  readonly text: string;
  readonly onDone: () => void;
}

/** Shows the text of a token that was just made. */
function NewToken({ text, onDone }: NewTokenProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState('');
  const copy = async (): Promise<void> => {
    if (await toClipboard(text)) return setOutcome('Copied');
    field.current?.focus();
    field.current?.select();
    setOutcome('Press Ctrl+C');
  };
  return (
    <>
      <p>Copy it now. It is not shown again.</p>
      <label htmlFor={id} className={styles.label}>
        Token
      </label>
      <textarea ref={field} id={id} className={styles.text} readOnly={true} rows={6} value={text} />
      <div className={styles.actions}>
        <Button look="primary" onClick={() => void copy()}>
          Copy
        </Button>
        <span role="status">{outcome}</span>
      </div>
      <p className={styles.label}>For the terminal</p>
      <pre className={styles.line}>
        <code>export DATAHUB_GMS_TOKEN={text}</code>
      </pre>
      <div className={styles.actions}>
        <Button onClick={onDone}>Done</Button>
      </div>
    </>
  );
}
