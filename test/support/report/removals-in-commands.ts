import { allTold, type ToldRemovals } from './told-removals.js';

/** Reads the removals in workflow commands, as the runner decodes them. */
export function removalsInCommands(text: string): ToldRemovals {
  const warnings = text.split('\n').filter((line) => line.startsWith('::warning '));
  return allTold(
    warnings.flatMap((line) => {
      const [, properties = '', message = ''] = /^::warning (.*?)::(.*)$/.exec(line) ?? [];
      return /title=removes /.test(properties) ? decoded(message).split('; ').map(address) : [];
    }),
  );
}

function address(element: string): string {
  return element.replace(/^(?:edge|column) /, '').replace(/ \(.*\)$/, '');
}

function decoded(text: string): string {
  return text.replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%25', '%');
}
