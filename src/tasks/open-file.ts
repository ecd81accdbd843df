export { isPlainFile, writeAll } from '../files/open-file.js';
