import type Database from 'libsql';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { runAll, type Steps } from '../shared/steps.js';
import { aspectReads } from './aspect-reads.js';
import type { AspectWrite, StoredAspect, Writer } from './aspect-store.js';
import type { CatalogStore } from './catalog-store.js';
import { deleteAspect, deleteEvents, hardDelete, isUser, revertAspect } from './deletions.js';
import { openIndex, reindex } from './derived-index.js';
import { prepareFindMentions } from './find-mentions.js';
import { releaseFileLock } from './release-file-lock.js';
import { Revisions } from './revisions.js';
import { prepareRunAspects } from './run-aspects.js';
import { settleEachStep, settleFirst, settleGraphFirst } from './settle-first.js';
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
  const listRunAspects = prepareRunAspects(db);
  const change = <T>(urn: Urn, work: () => T): T =>
    transaction(() => {
      revisions.recordChange(urnEntityType(urn));
      return work();
    });
  function* writeInSteps(
    writes: readonly AspectWrite[],
    by: Writer,
  ): Steps<readonly StoredAspect[]> {
    const written: StoredAspect[] = [];
    for (const one of writes) {
      revisions.recordChange(urnEntityType(one.urn));
      written.push(yield* writeAspect(index, one, by));
    }
    return written;
  }
  const methods: Omit<CatalogStore, 'graph' | SteppedMethod | UnsettledMethod> = {
    ...aspectReads(db, index, revisions),
    write: (writes, by) => transaction(() => runAll(writeInSteps(writes, by))),
    writeInSteps,
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
    findMentions: (urn) => settleEachStep(() => findMentions(urn), settle),
    listRunAspects: () => settleEachStep(listRunAspects, settle),
    transactionInTurns: (work) => transactions.runInTurns(work),
    whenIdle: () => transactions.whenIdle(),
    settle,
  };
}

/** The methods that read in steps. */
type SteppedMethod = 'findMentions' | 'listRunAspects';

/** The methods that leave a transaction in turns open. */
type UnsettledMethod = 'transactionInTurns' | 'whenIdle' | 'settle';
