import { pathToFileURL } from 'node:url';

/**
 * Starts a catalog in its own process, which a test kills. Arguments: the built entry for tests,
 * and the database.
 */
const [entry, db] = process.argv.slice(2);
const { startCatalog } = await import(pathToFileURL(entry).href);
const catalog = await startCatalog({ db });
process.stdout.write(`${catalog.url}\n`);
