import type { WriteSupport } from '../../model/catalog-port.js';
import { chooseWay, type WriteSetting } from '../../plan/write-way.js';
import type { DoctorCheck } from '../../report/document/report-document.js';
import { wayPhrase } from '../../report/words/plan-phrases.js';
import { flagged, passed } from './check.js';

/** Names the way of the writes and its reason, as a plan does. */
export function writesCheck(
  setting: WriteSetting,
  support: WriteSupport,
  withoutEditEntity: readonly string[],
): DoctorCheck {
  const way = chooseWay(setting, support);
  const refused = way.isAtomic ? [] : withoutEditEntity;
  const message = wayPhrase(way, refused.length);
  const undoes =
    !way.isAtomic &&
    (way.route === 'mutations' || (way.why === 'conditions' && refused.length > 0));
  return undoes
    ? flagged('writes', 'writes-unconditional', { message })
    : passed('writes', message);
}
