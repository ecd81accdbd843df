import { readFileSync } from 'node:fs';

/**
 * What a file of statements means. Its blocks are separated by blank lines. Below the statements of a
 * block, each line that starts with `-->` says what they mean:
 *
 *   --> down.column <- up.column            a pair of columns
 *   --> missing: down.column <- up.column   the same, which the parser does not find
 *   --> wrong: down.column <- up.column     a pair of the parser that the statements do not mean
 *   --> unreadable                          the parser cannot read the first statement
 *
 * @typedef {object} Expectations
 * @property {readonly string[]} pairs what the parser finds, sorted
 * @property {readonly string[]} missing
 * @property {readonly string[]} wrong
 * @property {readonly number[]} unreadable the first lines of statements
 */

/**
 * @param {string} path
 * @returns {Expectations}
 */
export function readExpectations(path) {
  const lines = readFileSync(path, 'utf8').split('\n');
  const marked = (mark) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const [missing, wrong] = [marked('--> missing: '), marked('--> wrong: ')];
  const meant = marked('--> ').filter((line) => /^[^:]* <- /.test(line));
  return {
    pairs: [...meant, ...wrong].toSorted(),
    missing,
    wrong,
    unreadable: lines.flatMap((line, number) =>
      line === '--> unreadable' ? [firstLine(lines, number)] : [],
    ),
  };
}

/**
 * @param {readonly string[]} lines
 * @param {number} index of a line of a block
 * @returns {number} the first line of the block that is no comment, from 1
 */
function firstLine(lines, index) {
  const start = lines.lastIndexOf('', index) + 1;
  return start + 1 + lines.slice(start).findIndex((line) => !line.startsWith('--'));
}
