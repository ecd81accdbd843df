import type { GrantedPrivileges, PrivilegeQuestions } from '../../model/privileges.js';
import type { CatalogOptions, Closable } from '../http/catalog-options.js';
import { openWire } from '../http/wire.js';
import { readPrivileges } from '../read/read-privileges.js';
import { type CallerAnswer, probeCaller } from './probe-caller.js';
import { probeService, type ServiceAnswer } from './probe-service.js';

export type { CallerAnswer } from './probe-caller.js';
export type { ServiceAnswer } from './probe-service.js';

/**
 * A probe of an address that may not be a catalog. A fault of the address is an answer and not an
 * error. It never writes.
 */
export interface CatalogProbe {
  readonly origin: string;
  /** True if requests go through a frontend. */
  readonly isBehindFrontend: boolean;
  readonly hasToken: boolean;
  service(): Promise<ServiceAnswer>;
  caller(): Promise<CallerAnswer>;
  readPrivileges(questions: PrivilegeQuestions): Promise<GrantedPrivileges>;
}

/**
 * @throws HeadwaterError of exit code 64: `catalog-bad-address`, `catalog-bad-token`,
 * `catalog-insecure`, `catalog-bad-proxy`
 */
export function openProbe(options: CatalogOptions): CatalogProbe & Closable {
  const wire = openWire(options);
  const { signal } = options;
  return {
    origin: wire.address.origin,
    isBehindFrontend: wire.address.isBehindFrontend,
    hasToken: wire.hasToken,
    service: () => probeService(wire, signal),
    caller: () => probeCaller(wire, signal),
    readPrivileges: (questions) => readPrivileges(wire, questions),
    close: () => wire.close(),
  };
}
