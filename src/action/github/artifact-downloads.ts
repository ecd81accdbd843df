import { HeadwaterError } from '../../errors/headwater-error.js';
import type { GitHubClient } from './client.js';
import {
  type ApiRequest,
  classifyResponse,
  GitHubApiError,
  isRecord,
  toConnectionError,
} from './github-api-error.js';
import type { Repository } from './repository.js';
import { withRetry } from './with-retry.js';

/** The maximum size of a saved plan. Nothing larger is kept in memory. */
export const MAX_ARCHIVE_BYTES = 128_000_000;

const TIMEOUT_MS = 300_000;
const ROUTE = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';

/**
 * The request that messages show for a download. Archives are stored on another host, and their
 * address is a secret for a minute. That host gets no token, and no message contains the address.
 */
const STORAGE_REQUEST: ApiRequest = { method: 'GET', path: 'the archive at its storage' };

export function artifactDownloads(client: GitHubClient): Pick<Repository, 'downloadArtifact'> {
  const { octokit, ownerAndRepo, callOrNull } = client;
  return {
    downloadArtifact: (id) =>
      callOrNull('downloadArtifact', async () => {
        const request = { redirect: 'manual', parseSuccessResponseBody: false } as const;
        const { headers, data } = await octokit.request(ROUTE, {
          ...ownerAndRepo,
          artifact_id: id,
          archive_format: 'zip',
          request,
        });
        await discard(data);
        return withRetry(client, () => fetchArchive(storageUrl(headers.location), client.signal));
      }),
  };
}

function storageUrl(location: string | undefined): string {
  if (location !== undefined && URL.canParse(location) && /^https?:/.test(location))
    return location;
  throw new HeadwaterError(
    'github-failed',
    'could not download an artifact: GitHub does not say where its archive is',
  );
}

async function fetchArchive(url: string, signal: AbortSignal | undefined): Promise<Uint8Array> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    // Calls `fetch` through `globalThis` at the last moment, so that a replacement of it is used.
    const response = await globalThis.fetch(url, {
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    if (response.ok) return await readBody(response);
    await discard(response.body);
    const answer = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      data: null,
    };
    throw new GitHubApiError({ ...STORAGE_REQUEST, ...classifyResponse(answer), message: '' });
  } catch (error) {
    throw error instanceof GitHubApiError || error instanceof HeadwaterError
      ? error
      : toConnectionError(error, STORAGE_REQUEST);
  }
}

/** Reads the body. It counts the bytes, because the declared length may be wrong. */
async function readBody({ headers, body }: Response): Promise<Uint8Array> {
  const declared = Number(headers.get('content-length') ?? 0);
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  if (declared <= MAX_ARCHIVE_BYTES) {
    for await (const chunk of body ?? []) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > MAX_ARCHIVE_BYTES) break;
      chunks.push(chunk);
    }
  } else await discard(body);
  if (Math.max(declared, sizeBytes) > MAX_ARCHIVE_BYTES) throw tooLarge();
  return Buffer.concat(chunks);
}

function tooLarge(): HeadwaterError {
  const message = `an artifact has more than ${MAX_ARCHIVE_BYTES / 1_000_000} MB`;
  return new HeadwaterError('github-failed', message, {
    hint: 'upload only the file of the output plan-path, and keep its name',
  });
}

/** Cancels a body that is not read. Otherwise its connection stays open. */
async function discard(body: unknown): Promise<void> {
  if (isRecord(body) && body instanceof ReadableStream) await body.cancel();
}
