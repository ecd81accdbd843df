import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { DEEP_VALUE, type Edit, edit, edited, nasty } from './json.js';
import { type Template, templates } from './templates.js';

/** A request on the wire. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** A change to the bytes of a body. */
type WireFault =
  | { readonly kind: 'none' }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'insert'; readonly at: number; readonly bytes: Uint8Array }
  | { readonly kind: 'instead'; readonly text: string };

const NESTED = 20_000;

const wireFault: fc.Arbitrary<WireFault> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({ kind: 'none' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), at: fc.nat(500) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('insert' as const),
      at: fc.nat(500),
      bytes: fc.uint8Array({ maxLength: 8 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('instead' as const),
      text: fc.oneof(
        fc.constantFrom(
          ...' null [] {} 1e999 [1e999] \ufeff{} " {"a":1,"a":2} {"query":{'.split(' '),
          '['.repeat(NESTED),
        ),
        fc.json(),
      ),
    }),
  },
);

/** A change to an address: a part of it is replaced. */
interface PathFault {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

const pathText = fc.oneof(
  fc.constantFrom(
    ...'% %ff %00 %2F %252F .. // / ? & # = ( , : \\ \u00e9 - 99999999999999999999'.split(' '),
    ...'version= aspects=List( ?action= /api/gms urn:li:'.split(' '),
    'x'.repeat(3000),
  ),
  nasty.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
);

const pathFault: fc.Arbitrary<PathFault> = fc.record({
  at: fc.nat(200),
  length: fc.nat(40),
  text: pathText,
});

const HEADER_NAMES = [
  ...'Accept Content-Type Content-Encoding Cookie Expect Host If-Match If-None-Match Origin'.split(
    ' ',
  ),
  ...'Range Referer Sec-Fetch-Site Upgrade X-DataHub-Actor X-Forwarded-Proto X-HTTP-Method-Override X-RestLi-Protocol-Version'.split(
    ' ',
  ),
];

const headers: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(...HEADER_NAMES),
  fc.oneof(
    fc.constantFrom(
      ...' * null gzip urn:li:corpuser:fuzz text/xml cross-site http://[::1 bytes=9-1'.split(' '),
      'PLAY_SESSION=x; actor=%',
      'x'.repeat(4000),
    ),
    fc.string().map(printable),
  ),
  { maxKeys: 2 },
);

const methods = 'GET POST PUT PATCH DELETE HEAD OPTIONS TRACE PROPFIND SEARCH'.split(' ');

/** Valid to hopeless requests. They shrink towards one that the catalog accepts. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    template: fc.constantFrom(...templates),
    edits: fc.array(edit, { maxLength: 3 }),
    wire: wireFault,
    path: seldom(6, pathFault),
    proxied: seldom(6, fc.constant(true)),
    method: seldom(25, fc.constantFrom(...methods)),
    headers: seldom(6, headers),
  })
  .map((parts) =>
    legible({
      method: parts.method ?? parts.template.method,
      path: pathOf(parts.template, parts.path, parts.proxied === true),
      headers: { 'Content-Type': 'application/json', ...parts.headers },
      body: bodyOf(parts.template, parts.edits, parts.wire),
    }),
  );

/** Makes a counterexample readable: its body is a text, and is shortened. */
function legible(one: FuzzRequest): FuzzRequest {
  const text = () => JSON.stringify({ ...one, body: one.body?.toString('latin1').slice(0, 2000) });
  return Object.assign(one, { [fc.toStringMethod]: text });
}

/** Generates a value one time in `times`, else undefined. */
function seldom<T>(times: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof(
    { weight: times - 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary },
  );
}

function pathOf({ path }: Template, fault: PathFault | undefined, proxied: boolean): string {
  const whole = proxied ? `/api/gms${path}` : path;
  if (fault === undefined) return whole;
  const at = 1 + (fault.at % whole.length);
  // Node's client refuses to send other characters unencoded.
  return (whole.slice(0, at) + fault.text + whole.slice(at + fault.length)).replaceAll(
    /[^\u0021-\u00ff]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
}

function bodyOf({ body }: Template, edits: readonly Edit[], wire: WireFault): Buffer | undefined {
  if (wire.kind === 'instead') return Buffer.from(wire.text);
  if (body === undefined) return undefined;
  const bytes = Buffer.from(
    JSON.stringify(edited(body, edits)).replaceAll(
      JSON.stringify(DEEP_VALUE),
      () => '['.repeat(NESTED) + ']'.repeat(NESTED),
    ),
  );
  switch (wire.kind) {
    case 'none':
      return bytes;
    case 'cut':
      return bytes.subarray(0, wire.at);
    case 'insert':
      return Buffer.concat([bytes.subarray(0, wire.at), wire.bytes, bytes.subarray(wire.at)]);
  }
}

function printable(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '');
}

export interface FuzzAnswer {
  readonly status: number;
  readonly text: string;
}

export interface FuzzClient {
  readonly send: (url: string, one: FuzzRequest) => Promise<FuzzAnswer>;
  readonly close: () => void;
}

/**
 * Sends requests one after the other on connections that stay open. A missing answer is an error.
 */
export function fuzzClient(): FuzzClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    close: () => agent.destroy(),
    send: (url, { method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(url);
        const length = body === undefined ? {} : { 'Content-Length': String(body.length) };
        const sent = request(
          { agent, hostname, port, method, path, headers: { ...headers, ...length } },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
            );
            response.on('error', reject);
          },
        );
        sent.on('error', reject);
        sent.end(body);
      }),
  };
}
