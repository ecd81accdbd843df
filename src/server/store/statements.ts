import type Database from 'libsql';
import { type Commands, prepareCommands } from './commands.js';
import { prepareQueries, type Queries } from './queries.js';

/** Every SQL statement of the store, prepared once. */
export type Statements = Queries & Commands;

export function prepareStatements(db: Database.Database): Statements {
  return { ...prepareQueries(db), ...prepareCommands(db) };
}
