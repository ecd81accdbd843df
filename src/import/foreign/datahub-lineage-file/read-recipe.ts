import { HeadwaterError } from '../../../errors/headwater-error.js';
import { expandVariables } from './expand-variables.js';
import { malformed, readYamlDocument } from './yaml-value.js';

/**
 * Returns the path of the lineage file that a recipe of DataHub names, as the recipe writes it.
 * Undefined if the text is not a recipe. Then it may be a lineage file.
 *
 * @throws HeadwaterError `lineage-file-malformed` for a recipe of another source, and for a recipe
 *   whose file is an address: an import fetches nothing
 */
export function readRecipe(
  text: string,
  options: { readonly shownAs: string; readonly variables?: ReadonlyMap<string, string> },
): string | undefined {
  const { shownAs, variables = new Map() } = options;
  // Parsing is slow, and a lineage file may be large.
  if (!/^["']?source\b|\{\s*["']?source\b/m.test(text)) return undefined;
  const document = readYamlDocument({ shownAs, text, line: 1 });
  const source = document.root.member('source');
  if (source === undefined) return undefined;
  const type = source.member('type')?.text();
  if (type !== 'datahub-lineage-file')
    throw malformed(
      shownAs,
      source.line,
      'is a recipe of another source than datahub-lineage-file',
    );
  const file = source.member('config')?.member('file');
  const expanded = expandVariables(file?.text() ?? '', variables);
  if (!expanded.ok)
    throw new HeadwaterError(
      'lineage-file-variable',
      `${shownAs}:${file?.line} ${expanded.problem}`,
      {
        hint: 'Set the variable, or pass the lineage file itself',
      },
    );
  if (file === undefined || expanded.value === '')
    throw malformed(shownAs, source.line, 'names no file under `source.config.file`');
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(expanded.value))
    throw new HeadwaterError(
      'lineage-file-malformed',
      `${shownAs}:${file.line} names an address, and an import fetches nothing`,
      { hint: 'Download the lineage file, and pass it to the import' },
    );
  return expanded.value;
}
