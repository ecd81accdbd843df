/** The parts of the address of the tokens page. */
export interface TokensAddress {
  /** True for the tokens of all users. */
  readonly all: boolean;
  /** The name of the only user whose tokens are shown. Empty for any user. */
  readonly owner: string;
  /** From 1. */
  readonly page: number;
}

const PATH = '/settings/tokens';

/** Reads the query string. Values that make no sense count as absent. */
export function readTokensAddress(search: string): TokensAddress {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  const all = params.get('all') === '1';
  return {
    all,
    owner: all ? (params.get('owner') ?? '').trim() : '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes an address. Leaves out defaults. */
export function tokensAddress({ all, owner, page }: Partial<TokensAddress>): string {
  const params = new URLSearchParams({
    ...(all && { all: '1' }),
    ...(all && owner && { owner }),
    ...(page !== undefined && page > 1 && { page: String(page) }),
  });
  return params.size === 0 ? PATH : `${PATH}?${params}`;
}
