import { resolve } from 'node:path';
import { didYouMean } from '../../errors/did-you-mean.js';
import { badFlag } from '../../errors/headwater-error.js';
import { type FabricType, fabricTypes, isFabricType } from '../../urn/dataset-urn.js';
import { type ReadCsvOptions, readCsv } from '../foreign/csv/read-csv.js';
import { readLineageFile } from '../foreign/datahub-lineage-file/read-lineage-file.js';
import { readRecipe } from '../foreign/datahub-lineage-file/read-recipe.js';
import type { OpenLineageOptions } from '../foreign/openlineage/event-names.js';
import { readOpenLineage } from '../foreign/openlineage/read-openlineage.js';
import { type ImportInput, readInPieces, readWhole, shownName } from './import-input.js';
import type { ImportSource } from './import-request.js';

/** Reads events of OpenLineage. The settings of the stack map namespaces. */
export function openLineageSource(
  input: ImportInput,
  options: Omit<OpenLineageOptions, 'namespace' | 'namespaces'>,
): ImportSource {
  return {
    format: 'openlineage',
    read: async ({ namespace, stack }) =>
      await readOpenLineage({
        chunks: readInPieces(input),
        shownAs: shownName(input),
        options: { ...options, namespace, ...stack.settings.imports.openlineage },
      }),
  };
}

export interface LineageFileRequest {
  readonly input: ImportInput;
  readonly repair: boolean;
  /** The environment of the process, whose variables the file may name. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The working folder. As in DataHub, the paths of recipes are relative to it. */
  readonly cwd: string;
}

/** Reads a lineage file of DataHub, or the file that a recipe names. */
export function lineageFileSource({ input, repair, env, cwd }: LineageFileRequest): ImportSource {
  const variables = new Map(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return {
    format: 'datahub-lineage-file',
    read: async ({ namespace }) => {
      const text = await readWhole(input);
      const shownAs = shownName(input);
      const named = readRecipe(text, { shownAs, variables });
      const options = { repair, namespace, variables };
      if (named === undefined) return readLineageFile(text, { ...options, shownAs });
      const file = { path: resolve(cwd, named), shownAs: named };
      return readLineageFile(await readWhole({ ...input, file }), { ...options, shownAs: named });
    },
  };
}

export interface CsvRequest extends Omit<ReadCsvOptions, 'namespace' | 'shortNames'> {
  readonly input: ImportInput;
}

/** Reads lineage in CSV. */
export function csvSource({ input, ...options }: CsvRequest): ImportSource {
  return {
    format: 'csv',
    read: async ({ namespace, shortNames }) =>
      await readCsv(readInPieces(input), { ...options, namespace, shortNames }),
  };
}

/** @throws HeadwaterError `bad-flag`, exit code 64, for an environment unknown to DataHub */
export function parseEnvironment(text: string): FabricType {
  if (isFabricType(text)) return text;
  const near = didYouMean(text, fabricTypes);
  const list = `environments: ${fabricTypes.join(', ')}`;
  const hint = near === undefined ? list : `did you mean ${near}? ${list}`;
  throw badFlag(`--env ${text}: DataHub has no such environment`, hint);
}
