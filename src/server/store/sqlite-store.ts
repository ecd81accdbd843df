import type Database from 'libsql';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { aspectReads } from './aspect-reads.js';
import type { CatalogStore } from './catalog-store.js';
import { deleteAspect, deleteEvents, hardDelete, isUser, revertAspect } from './deletions.js';
import { openIndex, reindex } from './derived-index.js';
import { prepareFindMentions } from './find-mentions.js';
import { releaseFileLock } from './release-file-lock.js';
import { Revisions } from './revisions.js';
import { settleFirst, settleGraphFirst } from './settle-first.js';
import { prepareStatements } from './statements.js';
import { TextIndex } from './text-index.js';
import { toAspect } from './to-aspect.js';
import { TOKEN_TYPE } from './token-record.js';
import { Transactions } from './transactions.js';
import { writeAspect } from './write-aspect.js';

/** @param db migrated, without another user */
export function createStore(db: Database.Database): CatalogStore {
  const sql = prepareStatements(db);
  const index = openIndex(sql, new TextIndex(db));
  const { graph } = index;
  const revisions = new Revisions();
  const transactions = new Transactions(db, { index, revisions });
  const transaction = <T>(work: () => T): T => transactions.run(work);
  const settle = (): void => transactions.settle();
  const findMentions = prepareFindMentions(db);
  const change = <T>(urn: Urn, work: () => T): T =>
    transaction(() => {
      revisions.recordChange(urnEntityType(urn));
      return work();
    });
  const methods: Omit<CatalogStore, 'graph' | 'findMentions' | UnsettledMethod> = {
    ...aspectReads(db, index, revisions),
    write: (writes, by) =>
      transaction(() => {
        for (const { urn } of writes) revisions.recordChange(urnEntityType(urn));
        return writes.map((one) => writeAspect(index, one, by));
      }),
    deleteAspect: (urn, name) => change(urn, () => deleteAspect(index, urn, name)),
    deleteEvents: (urn, name, span) => change(urn, () => deleteEvents(sql, { urn, name }, span)),
    revertAspect: (urn, name, shouldRevert) =>
      change(urn, () => revertAspect(index, { urn, name }, (row) => shouldRevert(toAspect(row)))),
    hardDelete: (urn) =>
      change(urn, () => {
        // The tokens of a user are deleted with the user.
        if (isUser(urn)) revisions.recordChange(TOKEN_TYPE);
        return hardDelete(index, urn);
      }),
    isFormerUser: (urn) => sql.formerUser.get(urn) !== undefined,
    transaction,
    reindex: () => transaction(() => reindex(index)),
    close: () => {
      releaseFileLock(db);
      db.close();
    },
  };
  return {
    ...settleFirst(methods, settle),
    graph: settleGraphFirst(graph, settle),
    *findMentions(urn) {
      settle();
      for (const isFound of findMentions(urn)) {
        yield isFound;
        settle();
      }
    },
    transactionInTurns: (work) => transactions.runInTurns(work),
    whenIdle: () => transactions.whenIdle(),
    settle,
  };
}

/** The methods that leave a transaction in turns open. */
type UnsettledMethod = 'transactionInTurns' | 'whenIdle' | 'settle';
