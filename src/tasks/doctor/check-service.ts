import { explainConnectionFailure } from '../../catalog/http/connection-failure.js';
import type { ServiceAnswer } from '../../catalog/probe/open-probe.js';
import type { Check } from '../../report/report-document.js';
import { flagged, passed, skipped } from './check.js';

/** Checks which service answers at the address, and its version. */
export function serviceChecks(answer: ServiceAnswer, origin: string): readonly Check[] {
  const check = serviceCheck(answer, origin);
  if (answer.kind === 'metadata-service') return [check, versionCheck(answer)];
  return [check, skipped('version', 'unknown')];
}

/** Returns true if further checks are useful. */
export function isReached({ kind }: ServiceAnswer): boolean {
  return kind === 'metadata-service' || kind === 'guarded';
}

function serviceCheck(answer: ServiceAnswer, origin: string): Check {
  switch (answer.kind) {
    case 'metadata-service':
      return passed('service', 'a metadata service answers');
    case 'guarded':
      return skipped(
        'service',
        'a frontend answers, and hides the service behind it without a good token',
      );
    case 'frontend':
      return flagged('service', 'frontend-address', {
        message: `${origin} is a frontend, not the metadata service`,
        hint: `set DATAHUB_GMS_URL=${answer.behind}`,
      });
    case 'silent':
      return silentCheck(answer.why, origin);
    case 'failing':
      return flagged('service', 'catalog-failed', {
        message: `${origin} answers ${answer.status}: the service there is faulty, or a proxy has no service behind it`,
        hint: 'look at its log; a proxy answers so where the catalog is down',
      });
    case 'foreign':
      return foreignCheck(answer.status, origin);
  }
}

function silentCheck(why: string, origin: string): Check {
  if (NO_HOST.has(why)) {
    return flagged('service', 'host-not-found', {
      message: `${origin}: there is no such host (${why})`,
      hint: 'check DATAHUB_GMS_URL, and the host of HTTPS_PROXY where it is set',
    });
  }
  const { name, message, hint } = explainConnectionFailure(why);
  return flagged('service', name, { message: `${origin} ${message}`, hint });
}

const NO_HOST: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME']);

function foreignCheck(status: number, origin: string): Check {
  if (status === 407) {
    return flagged('service', 'catalog-unreachable', {
      message: `a proxy before ${origin} wants credentials of its own (407)`,
      hint: 'put them into HTTPS_PROXY, or the host into NO_PROXY',
    });
  }
  const what =
    status >= 300 && status < 400
      ? 'leads elsewhere'
      : 'is answered by something that is no catalog';
  return flagged('service', 'catalog-not-a-catalog', {
    message: `${origin} ${what} (${status})`,
    hint: 'set DATAHUB_GMS_URL to the metadata service, or to the frontend with /api/gms',
  });
}

const OLDEST_MAJOR = 1;

function versionCheck({
  version,
  isCloud,
}: {
  readonly version: string | undefined;
  readonly isCloud: boolean;
}): Check {
  const shown = version === undefined || version === '' ? 'none' : version;
  if (isCloud) return skipped('version', `DataHub Cloud has other version numbers: ${shown}`);
  const major = /^v?(\d+)\.\d+/.exec(shown)?.[1];
  if (major === undefined) {
    return flagged('version', 'version-unknown', {
      message: `the catalog gives ${shown} for its version; DataHub 1.0 and later are supported`,
    });
  }
  if (Number(major) >= OLDEST_MAJOR) return passed('version', shown);
  return flagged('version', 'catalog-too-old', {
    message: `${shown}, and DataHub 1.0 and later are supported`,
    hint: 'upgrade the catalog',
  });
}
