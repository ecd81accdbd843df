import type { ServiceAnswer } from '../../catalog/probe/open-probe.js';
import { unreachable } from '../../catalog/unreachable.js';
import type { Check } from '../../report/report-document.js';
import { fine, skipped, trouble } from './check.js';

/** What answers at the address, and of what version. */
export function serviceChecks(answer: ServiceAnswer, origin: string): readonly Check[] {
  const check = serviceCheck(answer, origin);
  if (answer.kind === 'metadata-service') return [check, versionCheck(answer)];
  return [check, skipped('version', 'nothing tells it')];
}

/** Whether there is any use in asking further. */
export function isReached({ kind }: ServiceAnswer): boolean {
  return kind === 'metadata-service' || kind === 'guarded';
}

function serviceCheck(answer: ServiceAnswer, origin: string): Check {
  switch (answer.kind) {
    case 'metadata-service':
      return fine('service', 'a metadata service answers');
    case 'guarded':
      return skipped('service', 'a frontend answers, and shows what is behind it to nobody without a good token');
    case 'frontend':
      return trouble('service', 'frontend-address', {
        message: `${origin} is a frontend, not the metadata service`,
        hint: `set DATAHUB_GMS_URL=${answer.behind}`,
      });
    case 'silent':
      return silentCheck(answer.why, origin);
    case 'failing':
      return trouble('service', 'catalog-failed', {
        message: `${origin} answers ${answer.status}: what answers there has a fault of its own, or nothing behind it`,
        hint: 'look at its log; a proxy answers so where the catalog is down',
      });
    case 'foreign':
      return foreignCheck(answer.status, origin);
  }
}

function silentCheck(why: string, origin: string): Check {
  if (NO_HOST.has(why)) {
    return trouble('service', 'host-not-found', {
      message: `${origin}: there is no such host (${why})`,
      hint: 'check DATAHUB_GMS_URL, and the host of HTTPS_PROXY where it is set',
    });
  }
  const { name, message, hint } = unreachable(why);
  return trouble('service', name, { message: `${origin} ${message}`, hint });
}

const NO_HOST: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME']);

function foreignCheck(status: number, origin: string): Check {
  if (status === 407) {
    return trouble('service', 'catalog-unreachable', {
      message: `a proxy before ${origin} wants credentials of its own (407)`,
      hint: 'put them into HTTPS_PROXY, or the host into NO_PROXY',
    });
  }
  const what = status >= 300 && status < 400 ? 'leads elsewhere' : 'is answered by something that is no catalog';
  return trouble('service', 'catalog-not-a-catalog', {
    message: `${origin} ${what} (${status})`,
    hint: 'set DATAHUB_GMS_URL to the metadata service, or to the frontend with /api/gms',
  });
}

const OLDEST_MAJOR = 1;

function versionCheck({ version, isCloud }: { readonly version: string | undefined; readonly isCloud: boolean }): Check {
  const shown = version === undefined || version === '' ? 'none' : version;
  if (isCloud) return skipped('version', `DataHub Cloud counts otherwise: ${shown}`);
  const major = /^v?(\d+)\.\d+/.exec(shown)?.[1];
  if (major === undefined) {
    return trouble('version', 'version-unknown', {
      message: `the catalog gives ${shown} for its version; DataHub 1.0 and later are supported`,
    });
  }
  if (Number(major) >= OLDEST_MAJOR) return fine('version', shown);
  return trouble('version', 'catalog-too-old', {
    message: `${shown}, and DataHub 1.0 and later are supported`,
    hint: 'upgrade the catalog',
  });
}
