/** The proxy through which requests to a host go. */
export interface ProxyRoute {
  /** The variable that names it, as the environment spells it: `HTTPS_PROXY` or `http_proxy`. */
  readonly variable: string;
  /** Scheme, host and port, without user name and password. */
  readonly address: string;
  /** True if the variable holds a user name. */
  readonly hasCredentials: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds the proxy of the environment for a host. Follows the rules of undici, which makes the
 * connections: `http_proxy` takes precedence over `HTTP_PROXY`, and serves https without an HTTPS
 * variable.
 */
export function findProxyRoute(url: URL, env: Environment): ProxyRoute | undefined {
  if (isExcluded(url, env['no_proxy'] ?? env['NO_PROXY'] ?? '')) return undefined;
  const http = ['http_proxy', 'HTTP_PROXY'];
  const names = url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY', ...http] : http;
  const variable = names.find((name) => env[name]);
  const value = variable === undefined ? undefined : env[variable];
  if (variable === undefined || value === undefined || !URL.canParse(value)) return undefined;
  const { protocol, host, username } = new URL(value);
  return { variable, address: `${protocol}//${host}`, hasCredentials: username !== '' };
}

/** Returns true if NO_PROXY names the host, a domain above it, or everything. */
function isExcluded({ protocol, hostname, port }: URL, noProxy: string): boolean {
  if (noProxy === '*') return true;
  const wanted = Number(port) || (protocol === 'https:' ? 443 : 80);
  return noProxy
    .split(/[,\s]/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      const [, named = entry, namedPort] = /^(.+):(\d+)$/.exec(entry) ?? [];
      if (namedPort !== undefined && Number(namedPort) !== wanted) return false;
      const domain = named.replace(/^\*?\./, '').toLowerCase();
      return hostname === domain || hostname.endsWith(`.${domain}`);
    });
}
