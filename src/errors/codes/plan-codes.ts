import type { CodeEntry } from '../code-entry.js';

type PlanCodeName =
  | 'dataset-missing'
  | 'dataset-gone'
  | 'dataset-unreadable'
  | 'soft-deleted'
  | 'edge-differs'
  | 'upstreams-not-ours'
  | 'beyond-target'
  | 'not-planned-yet';

/** What a plan can find when it holds the manifests against the catalog (HW3...). */
export const planCodes: Readonly<Record<PlanCodeName, CodeEntry>> = {
  'dataset-missing': {
    code: 'HW3001',
    level: 'error',
    title: 'dataset not in the catalog',
    explanation:
      'Lineage to a dataset that does not exist would point nowhere. Correct the name, platform, env or instance (urns are case-sensitive), ingest the dataset first, or declare it with create: true.',
  },
  'dataset-gone': {
    code: 'HW3002',
    level: 'warning',
    title: 'dataset gone from the catalog',
    explanation: 'The edge is in the catalog as declared, but one of its datasets was deleted for good. The edge is left as it is.',
  },
  'dataset-unreadable': {
    code: 'HW3003',
    level: 'error',
    title: 'dataset not readable',
    explanation:
      'The catalog refused to show this dataset to the user of the token. What cannot be seen is not taken to be absent, so the plan cannot be applied. Grant the user VIEW_ENTITY_PAGE on it.',
  },
  'soft-deleted': {
    code: 'HW3004',
    level: 'warning',
    title: 'dataset soft-deleted',
    explanation: 'The dataset exists but is hidden in the catalog. Lineage to it is written and stays hidden until it is restored.',
  },
  'edge-differs': {
    code: 'HW3005',
    level: 'warning',
    title: 'edge of another type, not ours',
    explanation:
      'The catalog has this edge with another type, and it was not made by us. It is left alone; change the manifest or the writer.',
  },
  'upstreams-not-ours': {
    code: 'HW3006',
    level: 'warning',
    title: 'upstreams where none are declared',
    explanation: 'A manifest says upstreams: [], but the catalog has edges that others wrote. They are not removed.',
  },
  'beyond-target': {
    code: 'HW3007',
    level: 'info',
    title: 'dataset that the target does not change',
    explanation:
      'A target replaces the defaults of the manifests. This dataset states its environment, platform instance or urn itself, so it is the same dataset for every target.',
  },
  'not-planned-yet': {
    code: 'HW3090',
    level: 'warning',
    title: 'declared, checked, but not written',
    explanation:
      'The manifest is right and was checked, but this version of Headwater plans dataset edges only and writes nothing of this.',
  },
};
