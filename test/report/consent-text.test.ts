import { expect, it } from 'vitest';
import { consentText } from '../../src/report/text/consent-text.js';

const target = { origin: 'https://datahub.example.com', actor: 'urn:li:corpuser:svc-lineage' };

it('names the counts, the catalog and the user, and how to agree', () => {
  const summary = { add: 15_989, change: 0, remove: 0, mark: 0, datasets: 1999 };
  expect(consentText({ summary, target })).toBe(
    '15,989 additions, 0 removals in 1,999 datasets of https://datahub.example.com, as svc-lineage.\nApply? Type yes: ',
  );
});

it('names changes and marks if there are any', () => {
  const summary = { add: 1, change: 2, remove: 1, mark: 1, datasets: 1 };
  expect(consentText({ summary, target })).toBe(
    '1 addition, 2 changes, 1 removal, 1 mark in 1 dataset of https://datahub.example.com, as svc-lineage.\nApply? Type yes: ',
  );
});

it('calls datasets and others entities', () => {
  const summary = { add: 1, change: 0, remove: 0, mark: 0, datasets: 2, otherKinds: true } as const;
  expect(consentText({ summary, target })).toContain('1 addition, 0 removals in 2 entities of');
});

it('shows no control characters of the catalog', () => {
  const summary = { add: 1, change: 0, remove: 0, mark: 0, datasets: 1 };
  const hostile = { ...target, actor: 'urn:li:corpuser:a\u001b[2K' };
  expect(consentText({ summary, target: hostile })).not.toContain('\u001b');
});
