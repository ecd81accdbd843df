import { send } from '../api/send.js';

export interface LogInForm {
  readonly username: string;
  readonly password: string;
}

export type LogInAnswer =
  | { readonly kind: 'ok' }
  /** `waitSeconds` is above 0 if further attempts are refused for a while. */
  | { readonly kind: 'refused'; readonly message: string; readonly waitSeconds: number };

/**
 * Opens a session. The browser keeps it in a cookie that no script can read.
 *
 * @throws ApiError if the catalog does not answer
 */
export async function logIn(form: LogInForm): Promise<LogInAnswer> {
  const response = await send('/logIn', { method: 'POST', body: form });
  if (response.ok) return { kind: 'ok' };
  const body: unknown = await response.json().catch(() => undefined);
  return {
    kind: 'refused',
    message: messageOf(body) ?? `The catalog answered ${response.status}.`,
    waitSeconds: response.status === 429 ? retrySeconds(response.headers.get('Retry-After')) : 0,
  };
}

/** Seconds to wait if the catalog names none that can be read. */
const DEFAULT_WAIT = 60;

/** Reads the header `Retry-After`, which the catalog gives in seconds. */
export function retrySeconds(header: string | null): number {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : DEFAULT_WAIT;
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
}
