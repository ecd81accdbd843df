import { onTestFinished } from 'vitest';
import type { Dialect } from '../../../src/server/shared/dialect.js';
import { RequestError } from '../../../src/server/shared/request-error.js';
import type { CatalogDatabase, CatalogStore } from '../../../src/server/store/catalog-store.js';
import { openDatabase } from '../../../src/server/store/open-store.js';
import type { Proposal } from '../../../src/server/write/proposal.js';
import type { WriteOptions } from '../../../src/server/write/write-options.js';
import { writeProposals } from '../../../src/server/write/write-proposals.js';
import { jane } from './urns.js';
import { withoutAuth } from './without-auth.js';

/** Opens an empty store for the current test. */
export function emptyStore(): CatalogStore {
  return emptyDatabase().store;
}

/** Opens an empty store with empty credential tables for the current test. */
export function emptyDatabase(): CatalogDatabase {
  const database = openDatabase({ file: ':memory:' });
  onTestFinished(() => database.store.close());
  return database;
}

export interface Desk {
  readonly store: CatalogStore;
  /** Writes proposals one second after the previous write. The first write is at 1000. */
  write(...proposals: readonly Proposal[]): void;
  /** Kind and message of the refusal. Fails if nothing is refused. */
  refusal(...proposals: readonly Proposal[]): string;
}

export function desk(dialect: Dialect = 'spec', channel: WriteOptions['channel'] = 'restli'): Desk {
  const store = emptyStore();
  let time = 0;
  const write = (...proposals: readonly Proposal[]): void => {
    time += 1000;
    writeProposals(proposals, { ...withoutAuth, store, dialect, channel, actor: jane, time });
  };
  return { store, write, refusal: (...proposals) => formatRefusal(() => write(...proposals)) };
}

/** The refusal of some work, for example `validation: urn does not exist: …`. */
export function formatRefusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof RequestError) return `${error.kind}: ${error.message}`;
    throw error;
  }
  throw new Error('nothing was refused');
}
