import type Database from 'libsql';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { runAll, type Steps } from '../shared/steps.js';
import { aspectReads } from './aspect-reads.js';
import type { SteppedWrites, StoredAspect } from './aspect-store.js';
import type { CatalogStore } from './catalog-store.js';
import { deleteAspect, deleteEvents, hardDelete, isUser, revertAspect } from './deletions.js';
import { type DerivedIndex, openIndex, reindex } from './derived-index.js';
import { prepareFindMentions } from './find-mentions.js';
import { releaseFileLock } from './release-file-lock.js';
import { Revisions } from './revisions.js';
import { prepareRunAspects } from './run-aspects.js';
import { settleEachStep, settleFirst, settleGraphFirst } from './settle-first.js';
import { prepareStatements } from './statements.js';
import type { CompleteMetadata } from './system-stamps.js';
import { TextIndex } from './text-index.js';
import { toAspect } from './to-aspect.js';
import { TOKEN_TYPE } from './token-record.js';
import { Transactions } from './transactions.js';
import { newRow, writeAspect } from './write-aspect.js';

/** @param db migrated, without another user */
export function createStore(db: Database.Database, complete?: CompleteMetadata): CatalogStore {
  const sql = prepareStatements(db);
  const index = openIndex(sql, new TextIndex(db));
  const { graph } = index;
  const revisions = new Revisions();
  const transactions = new Transactions(db, { index, revisions });
  const transaction = <T>(work: () => T): T => transactions.run(work);
  const settle = (): void => transactions.settle();
  const findMentions = prepareFindMentions(db);
  const listRunAspects = prepareRunAspects(db);
  const inSteps = steppedWrites({ index, revisions, transactions, complete });
  const methods: Omit<CatalogStore, 'graph' | SteppedMethod | UnsettledMethod> = {
    ...aspectReads(db, index, revisions),
    ...inSteps,
    write: (writes, by) => transaction(() => runAll(inSteps.writeInSteps(writes, by))),
    deleteAspect: (urn, name) => transaction(() => runAll(inSteps.deleteAspectInSteps(urn, name))),
    revertAspect: (urn, name, shouldRevert) =>
      transaction(() => runAll(inSteps.revertAspectInSteps(urn, name, shouldRevert))),
    hardDelete: (urn) => transaction(() => runAll(inSteps.hardDeleteInSteps(urn))),
    deleteEvents: (urn, name, span) =>
      transaction(() => {
        revisions.recordChange(urnEntityType(urn));
        return deleteEvents(sql, { urn, name }, span);
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

interface WriteParts {
  readonly index: DerivedIndex;
  readonly revisions: Revisions;
  readonly transactions: Transactions;
  readonly complete: CompleteMetadata | undefined;
}

/** The writes of a store in steps, within an open transaction. */
function steppedWrites({ index, revisions, transactions, complete }: WriteParts): SteppedWrites {
  function* change<T>(urn: Urn, work: Steps<T>): Steps<T> {
    revisions.recordChange(urnEntityType(urn));
    return yield* work;
  }
  return {
    *writeInSteps(writes, by) {
      const written: StoredAspect[] = [];
      for (const one of writes) {
        const row = yield* newRow(one, by);
        transactions.recordValue(row.value.length);
        written.push(yield* change(one.urn, writeAspect(index, row, one, complete)));
      }
      return written;
    },
    deleteAspectInSteps: (urn, name) => change(urn, deleteAspect(index, urn, name)),
    revertAspectInSteps: (urn, name, shouldRevert) =>
      change(
        urn,
        revertAspect(index, { urn, name }, (row) => shouldRevert(toAspect(row))),
      ),
    hardDeleteInSteps: (urn) => {
      // The tokens of a user are deleted with the user.
      if (isUser(urn)) revisions.recordChange(TOKEN_TYPE);
      return change(urn, hardDelete(index, urn));
    },
  };
}

/** The methods that read in steps. */
type SteppedMethod = 'findMentions' | 'listRunAspects';

/** The methods that leave a transaction in turns open. */
type UnsettledMethod = 'transactionInTurns' | 'whenIdle' | 'settle';
