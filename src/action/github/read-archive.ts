import { unzipSync } from 'fflate';
import { HeadwaterError } from '../../errors/headwater-error.js';

/** Unpacked, of all files that are read: as much as a saved plan may have. */
export const MAX_UNPACKED_BYTES = 128_000_000;

/** More files than that are no artifact of ours. */
const MAX_FILES = 20;

/**
 * The texts of the files of a zip archive whose names end in `.json`, in the order of the archive. Names mean nothing else, so
 * that none can point anywhere.
 *
 * @throws HeadwaterError `github-failed` where it is no archive, or its files would unpack to more than is good for memory
 */
export function readArchive(archive: Uint8Array): readonly string[] {
  return unzipJsonFiles(archive).map(decode);
}

/** Sizes are declared by the archive: the filter sees them before anything is unpacked, and no more than that is unpacked. */
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
          if (sizeBytes > MAX_UNPACKED_BYTES) throw archiveError(`it unpacks to more than ${MAX_UNPACKED_BYTES / 1_000_000} MB`);
          if (count > MAX_FILES) throw archiveError(`it has more than ${MAX_FILES} files with names that end in .json`);
          return true;
        },
      }),
    );
  } catch (error) {
    throw error instanceof HeadwaterError ? error : archiveError('it is no zip archive, or a damaged one');
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
    hint: 'upload the file of the output plan-path, and nothing else, under its name',
  });
}
