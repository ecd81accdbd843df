import { shortened } from '../../report/shortened.js';
import { harmless } from '../../report/text/harmless.js';
import { ApiTrouble } from './api-trouble.js';
import { failureOf } from './failure.js';
import { type Api, openOctokit } from './open-octokit.js';
import type { Patience } from './patience.js';
import { doings } from './permissions.js';
import type { Repository } from './repository.js';

/** Octokit with our own patience, for one repository. */
export interface Client extends Patience {
  readonly octokit: Api;
  /** For the templates of routes. */
  readonly place: { readonly owner: string; readonly repo: string };
  /** Without what a log or a terminal would act on, without the token, and short. */
  readonly clean: (text: string) => string;
  /** Does what a method of the port does; what comes in the way is told in the words of that method. */
  readonly asked: <T>(method: keyof Repository, ask: () => Promise<T>) => Promise<T>;
  /** As `asked`; null where GitHub says that it is not there (404), or not any more (410). */
  readonly askedIfThere: <T>(method: keyof Repository, ask: () => Promise<T>) => Promise<T | null>;
}

export interface ClientSetup extends Patience {
  readonly token: string;
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly userAgent: string;
}

const LONGEST_WORDS = 300;

export function openClient(setup: ClientSetup): Client {
  const { token, repository, say, pause, signal } = setup;
  const [owner = '', repo = ''] = repository.split('/');
  const clean = (text: string) => shortened(harmless(text.replaceAll(/\s+/g, ' ')).replaceAll(token, '[token]').trim(), LONGEST_WORDS);
  const asked = async <T>(method: keyof Repository, ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      throw error instanceof ApiTrouble ? failureOf(error.trouble, doings[method]) : error;
    }
  };
  return {
    ...{ say, pause, signal, clean, asked },
    octokit: openOctokit({ ...setup, clean }),
    place: { owner, repo },
    askedIfThere: (method, ask) => asked(method, () => ask().catch(nullIfAbsent)),
  };
}

function nullIfAbsent(error: unknown): null {
  if (error instanceof ApiTrouble && (error.trouble.status === 404 || error.trouble.status === 410)) return null;
  throw error;
}
