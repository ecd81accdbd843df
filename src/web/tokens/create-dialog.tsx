import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { ApiError } from '../api/api-error.js';
import { requireLogIn } from '../app/query-client.js';
import { Button } from '../ui/button.js';
import { Failure } from '../ui/failure.js';
import { Modal } from '../ui/modal.js';
import { keepDraft, keptDraft } from './kept-draft.js';
import { NewToken } from './new-token.js';
import styles from './tokens.module.css';
import { createToken, type Duration, durations, type TokenDraft } from './tokens-api.js';

interface CreateDialogProps {
  /** The caller, whom the token will represent. */
  readonly actorUrn: string;
  readonly onClose: () => void;
}

/**
 * Makes a token and shows its text once. The text is a state of this component and nowhere else, so
 * it is gone when the dialog closes.
 */
export function CreateDialog({ actorUrn, onClose }: CreateDialogProps): ReactNode {
  const [text, setText] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const create = async (form: FormData): Promise<void> => {
    setBusy(true);
    setError(undefined);
    const draft = {
      name: String(form.get('name')),
      description: String(form.get('description')),
      duration: String(form.get('duration')) as Duration,
    };
    try {
      setText(await createToken(actorUrn, draft));
    } catch (reason) {
      if (reason instanceof ApiError && reason.kind === 'unauthenticated')
        keepDraft(actorUrn, draft);
      requireLogIn(reason);
      setError(reason);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy) void create(new FormData(event.currentTarget));
  };
  if (text !== undefined)
    return (
      <Modal key="new" title="Your new token" onClose={onClose}>
        <NewToken text={text} onDone={onClose} />
      </Modal>
    );
  return (
    <Modal key="form" title="Generate Personal Access Token" isBusy={isBusy} onClose={onClose}>
      {error !== undefined && <Failure title="The token was not created" error={error} />}
      <form className={styles.form} onSubmit={submit}>
        <Fields draft={keptDraft(actorUrn)} />
        <div className={styles.actions}>
          <Button type="submit" look="primary" aria-disabled={isBusy}>
            Create
          </Button>
          <Button aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}

const MAX_NAME = 50;

interface FieldsProps {
  /** The inputs before a log-in. */
  readonly draft: TokenDraft | undefined;
}

function Fields({ draft }: FieldsProps): ReactNode {
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
