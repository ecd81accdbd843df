import { findProxyRoute, type ProxyRoute } from './proxy-route.js';

/** The path behind which DataHub's frontend forwards to the metadata service. */
export const FRONTEND_PROXY = '/api/gms';

/** The properties of a connection that explain its failures. */
export interface ConnectionTarget {
  /** The address as messages show it. */
  readonly origin: string;
  readonly host: string;
  /** True if the address names a port. */
  readonly namesPort: boolean;
  /** The path of the address; empty without one. */
  readonly path: string;
  readonly isBehindFrontend: boolean;
  readonly hasToken: boolean;
  readonly timeoutMs: number;
  /** Undefined if requests go directly to the host. */
  readonly proxy: ProxyRoute | undefined;
}

/** The parts of a catalog's address that decide about the connection. */
interface Address {
  readonly origin: string;
  readonly isBehindFrontend: boolean;
  readonly isLoopback: boolean;
}

/** Describes the connection to an address. Loopback never uses a proxy. */
export function connectionTarget(
  { origin, isBehindFrontend, isLoopback }: Address,
  { hasToken, timeoutMs }: Pick<ConnectionTarget, 'hasToken' | 'timeoutMs'>,
  env: Readonly<Record<string, string | undefined>> = process.env,
): ConnectionTarget {
  const url = new URL(origin);
  return {
    origin,
    host: url.hostname,
    namesPort: url.port !== '',
    path: url.pathname.replace(/\/$/, ''),
    isBehindFrontend,
    hasToken,
    timeoutMs,
    proxy: isLoopback ? undefined : findProxyRoute(url, env),
  };
}

/** Says how to correct an address at which no metadata service answers. */
export function addressHint({ origin, path, isBehindFrontend }: ConnectionTarget): string {
  if (isBehindFrontend)
    return `check that the frontend forwards ${FRONTEND_PROXY}, or set DATAHUB_GMS_URL to the metadata service itself`;
  if (path !== '')
    return `leave the path ${path} out of DATAHUB_GMS_URL, or add ${FRONTEND_PROXY} behind it if a frontend answers there`;
  return `set DATAHUB_GMS_URL to the metadata service, or, if this is the web frontend, to ${origin}${FRONTEND_PROXY}`;
}
