import { onTestFinished } from 'vitest';
import { answer, type Behavior, type FaultServer, startFaultServer } from '../faults/server.js';
import { tempFolder } from '../server/temp-folder.js';
import { type CliRun, runCli } from './run-cli.js';

/** DataHub's answer to `/config`. */
export function configOf(version: unknown, serverEnv = 'core'): Behavior {
  return answer(200, {
    noCode: 'true',
    versions: { 'acryldata/datahub': { version } },
    datahub: { serverEnv },
  });
}

/** Starts a server with these answers by path, and 404 elsewhere. */
export async function routes(byPath: Readonly<Record<string, Behavior>>): Promise<FaultServer> {
  const server = await startFaultServer((response, request) => {
    const behave = byPath[request.path] ?? answer(404, { message: 'no' });
    behave(response, request);
  });
  onTestFinished(() => server.stop());
  return server;
}

/** A made-up token with these claims. Times are in seconds since 1970. */
export function jwt(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`;
}

/** Answers a GraphQL document field by field, with null for fields that are not given. */
export function graphql(fields: Readonly<Record<string, unknown>>): Behavior {
  return (response, request) => {
    const data = Object.fromEntries(
      Object.entries(fields).filter(([name]) => request.body.includes(name)),
    );
    answer(200, { data })(response, request);
  };
}

export const ME = { corpUser: { urn: 'urn:li:corpuser:jane' } };

export function tokenAuth(enabled: boolean): object {
  return { authConfig: { tokenAuthEnabled: enabled }, policiesConfig: { enabled: true } };
}

/** A made-up token that does not expire. */
export const FOREVER = jwt({ sub: 'jane' });

/** Runs `headwater doctor` in a folder without settings. */
export async function doctor(url: string, token = '', ...args: readonly string[]): Promise<CliRun> {
  return await runCli(['doctor', ...args], {
    cwd: tempFolder(),
    env: { DATAHUB_GMS_URL: url, DATAHUB_GMS_TOKEN: token },
  });
}

/** Returns the line of a check with the advice that follows it. */
export function lineOf(check: string, { stdout }: CliRun): string {
  const lines = stdout.split('\n');
  const at = lines.findIndex((line) => line.split(/ +/)[1] === check);
  return at < 0
    ? 'no such check'
    : [lines[at], ...(lines[at + 1]?.startsWith('   ') ? [lines[at + 1]?.trim()] : [])].join('\n');
}

export const lastLine = ({ stdout }: CliRun) => stdout.split('\n').at(-2);
