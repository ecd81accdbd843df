import type { ServiceAnswer } from '../../catalog/probe/open-probe.js';
import {
  isBefore,
  OLDEST_SUPPORTED,
  parseServiceVersion,
} from '../../catalog/read/read-write-support.js';
import type { CodeName } from '../../errors/codes.js';
import type { DoctorCheck } from '../../report/document/report-document.js';
import { flagged, passed, skipped } from './check.js';
import { type InterfaceUse, missingUses } from './interface-uses.js';

/** Checks which service answers at the address, and its version. */
export function serviceChecks(answer: ServiceAnswer, origin: string): readonly DoctorCheck[] {
  const check = serviceCheck(answer, origin);
  if (answer.kind === 'metadata-service') return [check, versionCheck(answer)];
  return [check, skipped('version', 'unknown')];
}

/** Returns true if further checks are useful. */
export function isReached({ kind }: ServiceAnswer): boolean {
  return kind === 'metadata-service' || kind === 'guarded';
}

function serviceCheck(answer: ServiceAnswer, origin: string): DoctorCheck {
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
    case 'silent': {
      const { name, message, hint } = answer.failure;
      return flagged('service', name, { message, hint });
    }
    case 'failing':
      return flagged('service', failingCodes[answer.status] ?? 'catalog-failed', {
        message: `${origin} ${answeredText(answer)}`,
        hint: answer.refusal.hint,
      });
    case 'foreign': {
      const { status, refusal } = answer;
      const leadsAway = status >= 300 && status < 400;
      const what = leadsAway ? `leads elsewhere (${status})` : answeredText(answer);
      return flagged('service', 'catalog-not-a-catalog', {
        message: `${origin} ${what}`,
        hint: refusal.hint,
      });
    }
  }
}

/** The codes that other commands give for a status. */
const failingCodes: Readonly<Record<number, CodeName>> = {
  401: 'catalog-unauthenticated',
  403: 'catalog-forbidden',
  407: 'catalog-unreachable',
};

type ErrorAnswer = Extract<ServiceAnswer, { kind: 'failing' | 'foreign' }>;

function answeredText({ status, refusal: { words, foreign } }: ErrorAnswer): string {
  return `answered ${status}${words}${foreign}`;
}

/** Compares the version with the uses of the interface. */
function versionCheck({
  version,
  isCloud,
}: Extract<ServiceAnswer, { kind: 'metadata-service' }>): DoctorCheck {
  const shown = version === undefined || version === '' ? 'none' : version;
  const release = parseServiceVersion(shown);
  const lacks = release === undefined ? '' : missingText(missingUses(release, isCloud), isCloud);
  if (isCloud)
    return skipped('version', `DataHub Cloud has other version numbers: ${shown}${lacks}`);
  if (release === undefined)
    return flagged('version', 'version-unknown', {
      message: `the catalog gives ${shown} for its version, which is no release; DataHub 1.0 and later are supported`,
      hint: 'a development build is not compared with releases: each command reports what the catalog lacks',
    });
  if (!isBefore(release, OLDEST_SUPPORTED)) return passed('version', `${shown}${lacks}`);
  return flagged('version', 'catalog-too-old', {
    message: `${shown}, and DataHub 1.0 and later are supported${lacks}`,
    hint: 'upgrade the catalog',
  });
}

/** Continues a sentence: `, without service accounts (since 1.4.0): token create … fails`. */
function missingText(missing: readonly InterfaceUse[], isCloud: boolean): string {
  const parts = missing.map(({ name, since, cloudSince, without }) => {
    const first = (isCloud ? cloudSince : since)?.join('.');
    return `, without ${name} (since ${first}): ${without}`;
  });
  return parts.join('').replaceAll('`', '');
}
