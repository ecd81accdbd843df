import { unzipSync } from 'fflate';
import { HeadwaterError } from '../../errors/headwater-error.js';

/** Limit for all unpacked files together: the maximum size of a saved plan. */
export const MAX_UNPACKED_BYTES = 128_000_000;

/** An artifact of ours never has more files than this. */
const MAX_FILES = 20;

/**
 * Returns the texts of the files in a zip archive whose names end in `.json`, in the order of the
 * archive. Names are not used as paths, so that no name can point outside the archive.
 *
 * @throws HeadwaterError `github-failed` if the archive is damaged or unpacks to too many bytes
 */
export function readArchive(archive: Uint8Array): readonly string[] {
  return unzipJsonFiles(archive).map(decode);
}

/**
 * Unpacks the JSON files. The archive declares their sizes, so the filter can refuse them before
 * anything is unpacked. The library unpacks no more than the declared size.
 */
function unzipJsonFiles(archive: Uint8Array): readonly Uint8Array[] {
  let count = 0;
  let sizeBytes = 0;
  try {
    return Object.values(
      unzipSync(archive, {
        filter: ({ name, originalSize }) => {
          if (!name.endsWith('.json')) return false;
          count += 1;
          sizeBytes += originalSize;
          if (sizeBytes > MAX_UNPACKED_BYTES)
            throw archiveError(`it unpacks to more than ${MAX_UNPACKED_BYTES / 1_000_000} MB`);
          if (count > MAX_FILES)
            throw archiveError(`it has more than ${MAX_FILES} files with names that end in .json`);
          return true;
        },
      }),
    );
  } catch (error) {
    throw error instanceof HeadwaterError
      ? error
      : archiveError('it is damaged or not a zip archive');
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw archiveError('a file of it is not UTF-8 text');
  }
}

function archiveError(why: string): HeadwaterError {
  return new HeadwaterError('github-failed', `an artifact cannot be read: ${why}`, {
    hint: 'upload only the file of the output plan-path, and keep its name',
  });
}
