import { disk } from '../../files/file-tree.js';
import { type ParsedStackReading, readParsedStackAt } from './read-stack.js';
import type { StackRequest } from './stack-request.js';

export interface PossibleSettings {
  /** The path of the settings, absolute. */
  readonly settings: string;
  /** The text of the settings if they still have to be written. */
  readonly newSettings: string | undefined;
}

/**
 * Reads a stack whose settings may still have to be written, and which may have no manifests yet.
 *
 * @throws HeadwaterError as `readStack`, except for missing settings and manifests
 */
export async function readPossibleStack(
  request: StackRequest,
  { settings, newSettings }: PossibleSettings,
): Promise<ParsedStackReading> {
  request.note?.(`settings: ${settings}`);
  const readTexts: typeof disk.readTexts = async (files, bounds) =>
    newSettings !== undefined && files.some(({ path }) => path === settings)
      ? [newSettings]
      : await disk.readTexts(files, bounds);
  const tree = { ...disk, readTexts };
  return await readParsedStackAt({
    ...request,
    settings,
    shownAs: settings,
    tree,
    mayBeEmpty: true,
  });
}
