import { type Finding, finding } from '../../errors/finding.js';
import { conflicts } from '../conflicts.js';
import { datasetContent } from '../dataset-content.js';
import { quote } from '../quote.js';
import type { Stack } from '../stack.js';

/** Two entries that would make one dataset, with different contents. */
export function createConflict({ named }: Stack): readonly Finding[] {
  const makers = named.flatMap(({ entry, urn }) => (urn !== undefined && entry.create ? [{ entry, urn }] : []));
  return conflicts(
    makers,
    ({ urn }) => urn,
    ({ entry }) => JSON.stringify(datasetContent(entry)),
  ).map(({ first, later }) =>
    finding('create-conflict', {
      message: `${quote(later.entry.shortName.text)} is described differently elsewhere: keep one of the descriptions`,
      place: later.entry.shortName.place,
      related: [first.entry.shortName.place],
    }),
  );
}
