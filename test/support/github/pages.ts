interface List {
  readonly list: readonly unknown[];
  readonly key?: string;
}

interface Page {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns the part of a list that answers a request, and the header that links to the other parts.
 */
export function pageOf({ list, key }: List, url: URL, mostOnPage: number): Page {
  const size = Math.min(positive(url.searchParams.get('per_page'), 30), mostOnPage);
  const page = positive(url.searchParams.get('page'), 1);
  const shown = list.slice((page - 1) * size, page * size);
  const body = key === undefined ? shown : { total_count: list.length, [key]: shown };
  return { body, headers: linksOf(url, page, Math.max(1, Math.ceil(list.length / size))) };
}

function linksOf(url: URL, page: number, last: number): Readonly<Record<string, string>> {
  const rows: readonly (readonly [rel: string, page: number])[] = [
    ...(page > 1 ? ([['prev', page - 1]] as const) : []),
    ...(page < last
      ? ([
          ['next', page + 1],
          ['last', last],
        ] as const)
      : []),
    ...(page > 1 ? ([['first', 1]] as const) : []),
  ];
  return rows.length === 0
    ? {}
    : { link: rows.map(([rel, to]) => `<${at(url, to)}>; rel="${rel}"`).join(', ') };
}

function at(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set('page', String(page));
  return other.href;
}

function positive(text: string | null, otherwise: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}
