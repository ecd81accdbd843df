/**
 * Writing to an open file. The shells reach files only through tasks, so that a shell holds no
 * access to files of its own.
 */
export { isPlainFile, writeAll } from '../../files/interrupts.js';
