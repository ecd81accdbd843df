import type Database from 'libsql';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { aspectReads } from './aspect-reads.js';
import type { CatalogStore } from './catalog-store.js';
import { deleteAspect, deleteEvents, hardDelete, isUser, revertAspect } from './deletions.js';
import { openIndex } from './derived-index.js';
import { findMentions } from './find-mentions.js';
import { releaseFileLock } from './release-file-lock.js';
import { Revisions } from './revisions.js';
import { listRunAspects } from './run-aspects.js';
import { Sql } from './sql.js';
import type { CompleteMetadata } from './system-stamps.js';
import { toAspect } from './to-aspect.js';
import { TOKEN_TYPE } from './token-record.js';
import { Transactions } from './transactions.js';
import { writeAspect } from './write-aspect.js';

/** @param db with its tables, without another user */
export function createStore(db: Database.Database, complete?: CompleteMetadata): CatalogStore {
  const sql = new Sql(db);
  const index = openIndex(sql);
  const revisions = new Revisions();
  const transactions = new Transactions(db, { index, revisions });
  const transaction = <T>(work: () => T): T => transactions.run(work);
  const change = <T>(urn: Urn, work: () => T): T =>
    transaction(() => {
      revisions.recordChange(urnEntityType(urn));
      return work();
    });
  return {
    ...aspectReads(index, revisions),
    graph: index.graph,
    findMentions: (urn) => findMentions(sql, urn),
    listRunAspects: () => listRunAspects(sql),
    write: (writes, by) =>
      transaction(() =>
        writes.map((one) => change(one.urn, () => writeAspect(index, one, by, complete))),
      ),
    deleteAspect: (urn, name) => change(urn, () => deleteAspect(index, urn, name)),
    revertAspect: (urn, name, shouldRevert) =>
      change(urn, () => revertAspect(index, { urn, name }, (row) => shouldRevert(toAspect(row)))),
    hardDelete: (urn) =>
      change(urn, () => {
        // The deletion of a user deletes the user's tokens.
        if (isUser(urn)) revisions.recordChange(TOKEN_TYPE);
        return hardDelete(index, urn);
      }),
    deleteEvents: (urn, name, span) => change(urn, () => deleteEvents(sql, { urn, name }, span)),
    transaction,
    close: () => {
      releaseFileLock(db);
      db.close();
    },
  };
}
