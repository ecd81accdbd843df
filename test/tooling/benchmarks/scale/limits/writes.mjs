// The load for the catalog: sends the requests of a file, and nothing else.
import process from 'node:process';
import { sendWrites } from './send-writes.mjs';

const [, , file, url] = process.argv;
await sendWrites(file, url);
