import { describe } from 'vitest';
import { urnOf } from '../support/model/state-builders.js';
import { declaring } from '../support/scenario/manifests.js';
import { scenario } from '../support/scenario/scenario.js';
import { applied, describedBy, hardDeleted } from '../support/scenario/steps.js';

const plain = 'downstream: orders, upstreams: [raw_orders]';

describe('drift of datasets', () => {
  const sheet = {
    'lineage/sheet.yaml': `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {made: {name: made, create: true, description: ours}}
lineage: [{downstream: made, upstreams: [{name: raw_fx}]}]
`,
  };
  const holds = [{ urn: urnOf('made'), aspects: ['datasetProperties'] }];

  scenario('a dataset that we made is described by others', {
    given: [
      applied(sheet),
      describedBy('made', { description: 'theirs', customProperties: { headwater: 'shop' } }),
    ],
    manifests: sheet,
    exits: { drift: 2, plan: 2, apply: 0 },
    holds,
  });

  scenario('a dataset that we made is hard-deleted', {
    given: [applied(sheet), hardDeleted('made')],
    manifests: sheet,
    exits: { drift: 2, plan: 2, apply: 0 },
    holds,
  });

  scenario('an upstream is hard-deleted, and its edge is there', {
    given: [applied(declaring(plain)), hardDeleted('raw_orders')],
    manifests: declaring(plain),
    exits: { drift: 0, plan: 0, apply: 0 },
    holds: [],
  });

  scenario('a downstream is hard-deleted', {
    given: [applied(declaring(plain)), hardDeleted('orders')],
    manifests: declaring(plain),
    exits: { drift: 1, plan: 1, apply: 1 },
    holds: [],
  });
});
