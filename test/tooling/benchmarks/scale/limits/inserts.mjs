// The limit of the catalog's writes: inserts the aspects of the same requests into a table of a new
// SQLite file, a transaction for each request, as durable as in the catalog.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import Database from 'libsql';

const [, , file, requests] = process.argv;
const db = new Database(file);
db.exec('PRAGMA journal_mode = WAL');
db.exec('PRAGMA synchronous = FULL');
db.exec('CREATE TABLE aspect (urn TEXT, name TEXT, value TEXT, PRIMARY KEY (urn, name))');
const insert = db.prepare('INSERT INTO aspect VALUES (?, ?, ?)');
for (const line of readFileSync(requests, 'utf8').split('\n')) {
  db.exec('BEGIN');
  for (const { urn, upstreamLineage } of JSON.parse(line))
    insert.run(urn, 'upstreamLineage', JSON.stringify(upstreamLineage.value));
  db.exec('COMMIT');
}
db.close();
