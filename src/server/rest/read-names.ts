import { readAspectName } from '../write/read-proposal.js';
import { readList } from './read-list.js';

/**
 * Plain names in a query: a list as {@link readList} reads it, or parted by commas, under any of the parameters.
 *
 * @returns nothing where no name is given, which asks for all
 * @throws Refusal `malformed`
 */
export function readNames(url: string, ...parameters: readonly string[]): readonly string[] | undefined {
  const names = parameters.flatMap((parameter) => readList(url, parameter) ?? []).flatMap((item) => item.split(','));
  const given = names.map((name) => name.trim()).filter((name) => name !== '');
  return given.length === 0 ? undefined : given;
}

/**
 * Names of aspects, each checked to be one.
 *
 * @throws Refusal `malformed`
 */
export function readAspectNames(url: string, ...parameters: readonly string[]): readonly string[] | undefined {
  return readNames(url, ...parameters)?.map((name) => readAspectName(name, parameters[0] ?? ''));
}
