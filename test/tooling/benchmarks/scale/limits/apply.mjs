// The limit of `apply`: the limit of `plan`, and then the writes. Usage: apply.mjs FOLDER URL FILE
import process from 'node:process';
import './reads.mjs';
import { sendWrites } from './send-writes.mjs';

const [, , , url, file] = process.argv;
await sendWrites(file, url);
