import { readAspectName } from '../write/read-proposal.js';
import { readList } from './read-list.js';

/**
 * Reads names in a query, from any of the parameters: a list as in {@link readList}, or separated
 * by commas.
 *
 * @returns the names; undefined without names, which asks for all names
 * @throws RequestError `malformed`
 */
export function readNames(
  url: string,
  ...parameters: readonly string[]
): readonly string[] | undefined {
  const names = parameters
    .flatMap((parameter) => readList(url, parameter) ?? [])
    .flatMap((item) => item.split(','));
  const given = names.map((name) => name.trim()).filter((name) => name !== '');
  return given.length === 0 ? undefined : given;
}

/**
 * Reads names of aspects, as {@link readNames} does, and checks each of them.
 *
 * @throws RequestError `malformed`
 */
export function readAspectNames(
  url: string,
  ...parameters: readonly string[]
): readonly string[] | undefined {
  return readNames(url, ...parameters)?.map((name) => readAspectName(name, parameters[0] ?? ''));
}
