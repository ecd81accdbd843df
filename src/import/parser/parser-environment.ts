type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that Python and uv need to start. None has a secret of DataHub. */
const NEEDED =
  /^(?:PATH|PATHEXT|HOME|LANG|LC_\w+|TMPDIR|TEMP|TMP|SYSTEMROOT|COMSPEC|USERPROFILE|APPDATA|LOCALAPPDATA|LD_LIBRARY_PATH|XDG_\w+|PYENV_\w+)$/i;

/** The variables that uv needs to find and to fetch packages. */
const NEEDED_BY_UV = /^(?:UV_\w+|\w+_PROXY|SSL_CERT_\w+)$/i;

/** Returns the part of the environment that Python, or uv and Python, get. */
export function parserEnvironment(env: Environment, forUv: boolean): Record<string, string> {
  const kept = Object.entries(env).flatMap(([name, value]) =>
    value !== undefined && (NEEDED.test(name) || (forUv && NEEDED_BY_UV.test(name)))
      ? [[name, value] as const]
      : [],
  );
  return { ...Object.fromEntries(kept), DATAHUB_TELEMETRY_ENABLED: 'false' };
}
