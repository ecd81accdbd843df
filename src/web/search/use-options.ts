import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { nounFor, pluralize } from '../../report/words/pluralize.js';
import { useSession } from '../api/session.js';
import { useDelayed } from '../ui/use-delayed.js';
import { groupsOf, type OptionGroup, recentGroup } from './options.js';
import { readRecent } from './recent.js';
import { readOpened, suggest } from './search-catalog.js';

interface Options {
  readonly groups: readonly OptionGroup[];
  readonly status: string;
  readonly query: UseQueryResult<unknown>;
}

/** Finds the rows for a text, after a pause in typing. Without a text, what was opened before. */
export function useOptions(text: string, isOpen: boolean): Options {
  const settled = useDelayed(text);
  const recent = useRecent(isOpen && text === '');
  const query = useQuery({
    queryKey: ['suggestions', settled],
    enabled: isOpen && settled !== '' && settled === text,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => suggest(settled, signal),
  });
  if (text === '') {
    const status = recent.options.length > 0 ? '' : 'Type a part of a name, or of a column.';
    return { groups: recent.options.length > 0 ? [recent] : [], status, query };
  }
  const { data } = query;
  if (data === undefined || settled !== text || query.isPlaceholderData)
    return { groups: groupsOf(data?.hits ?? []), status: 'Searching …', query };
  const groups = groupsOf(data.hits);
  const { total } = data;
  const shown = pluralize(groups.flatMap(({ options }) => options).length, 'suggestion');
  const all = `${total.toLocaleString('en')} ${nounFor(total, 'entity')}`;
  const status = total === 0 ? `Nothing matches “${text}”.` : `${shown}. ${all} in all.`;
  return { groups, status, query };
}

function useRecent(isWanted: boolean): OptionGroup {
  const { data: session } = useSession();
  const recent = isWanted && session ? readRecent(session.urn) : [];
  const urns = [...new Set(recent.map(({ urn }) => urn))];
  const { data = [] } = useQuery({
    queryKey: ['recent', urns],
    enabled: urns.length > 0,
    queryFn: ({ signal }) => readOpened(urns, signal),
  });
  return recentGroup(recent, data);
}
