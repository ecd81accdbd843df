/** The part of a write request that a golden shows. */
interface SentBody {
  readonly variables?: { readonly input?: Edges };
  readonly proposal?: { readonly aspectName: string; readonly entityUrn: string };
}

type Edges = Readonly<Record<'edgesToAdd' | 'edgesToRemove', readonly Edge[]>>;

interface Edge {
  readonly downstreamUrn: string;
  readonly upstreamUrn: string;
}

type Item = Readonly<Record<string, { readonly headers?: Readonly<Record<string, string>> }>> & {
  readonly urn: string;
};

/**
 * Runs a command of this process, and describes each write that it sends and the status of its
 * answer: `updateLineage + orders <- raw: 200`, `proposal of orders upstreamLineage@-1: 200`. So a
 * golden shows the way of each write.
 */
export async function watchWrites<R>(
  act: () => Promise<R>,
): Promise<{ readonly done: R; readonly sent: readonly string[] }> {
  const sent: string[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (url, init) => {
    const answer = await original(url, init);
    const what = isHeadwater(init)
      ? describeWrite(String(url), String(init?.body ?? ''))
      : undefined;
    if (what !== undefined) sent.push(`${what}: ${answer.status}`);
    return answer;
  };
  try {
    return { done: await act(), sent };
  } finally {
    globalThis.fetch = original;
  }
}

function isHeadwater(init: RequestInit | undefined): boolean {
  const headers = init?.headers as Readonly<Record<string, string>> | undefined;
  return headers?.['user-agent']?.startsWith('headwater') ?? false;
}

function describeWrite(url: string, body: string): string | undefined {
  if (url.includes('action=ingestProposal')) {
    const { proposal } = JSON.parse(body) as SentBody;
    return `Rest.li proposal of ${nameOf(proposal?.entityUrn)} ${proposal?.aspectName}`;
  }
  if (/\/openapi\/v3\/entity\/\w+\?/.test(url))
    return `proposal of ${(JSON.parse(body) as readonly Item[]).map(describeItem).join(', ')}`;
  if (!url.endsWith('/api/graphql') || !body.includes('mutation updateLineage')) return undefined;
  const input = (JSON.parse(body) as SentBody).variables?.input;
  return `updateLineage ${[...edges('+', input?.edgesToAdd), ...edges('-', input?.edgesToRemove)].join(', ')}`;
}

function describeItem({ urn, ...aspects }: Item): string {
  const parts = Object.entries(aspects).map(
    ([name, { headers }]) => `${name}@${headers?.['If-Version-Match']}`,
  );
  return [nameOf(urn), ...parts].join(' ');
}

function edges(sign: string, all: readonly Edge[] = []): readonly string[] {
  return all.map(
    ({ downstreamUrn, upstreamUrn }) =>
      `${sign} ${nameOf(downstreamUrn)} <- ${nameOf(upstreamUrn)}`,
  );
}

/** `orders` of a dataset, `load` of a job, `sales` of a chart. */
function nameOf(urn = ''): string {
  const parts = urn.replaceAll(/[()]/g, '').split(',');
  return (urn.startsWith('urn:li:dataset:') ? parts[1] : parts.at(-1)) ?? urn;
}
