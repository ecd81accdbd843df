import { compareText } from '../../errors/compare-text.js';
import { groupBy } from '../../model/group-by.js';
import type { JsonObject } from '../../model/json.js';
import { judgesBatchesAsWhole } from '../shared/dialect.js';
import { javaText } from '../shared/java-text.js';
import { RequestError } from '../shared/request-error.js';
import { mapInSteps, type Steps } from '../shared/steps.js';
import { brokenConditions, type Judged } from './preconditions.js';
import type { AnyProposal, Deletion, Proposal } from './proposal.js';
import type { WriteOptions } from './write-options.js';

/** A proposal with conditions that do not hold. */
interface Refused {
  readonly proposal: Proposal;
  readonly actual: Judged | undefined;
  readonly problems: readonly string[];
}

/**
 * Judges the conditions of the proposals of one request.
 *
 * The dialect of the spec refuses the first that does not hold, for the state that the batch has made
 * so far. DataHub judges all of them for the state before the batch, and its refusal shows each
 * proposed aspect as a whole.
 */
export class BatchConditions {
  readonly #options: WriteOptions;
  readonly #before: ReadonlyMap<string, Judged | undefined>;
  readonly #refused: Refused[] = [];

  private constructor(options: WriteOptions, before: ReadonlyMap<string, Judged | undefined>) {
    this.#options = options;
    this.#before = before;
  }

  /** Reads the state before the batch, if the dialect needs it. */
  static *over(proposals: readonly AnyProposal[], options: WriteOptions): Steps<BatchConditions> {
    const conditional = judgesBatchesAsWhole(options.dialect)
      ? proposals.filter(({ headers }) => headers !== undefined)
      : [];
    const before = yield* mapInSteps(
      conditional,
      (one) => [keyOf(one), readJudged(one, options)] as const,
    );
    return new BatchConditions(options, new Map(before));
  }

  /**
   * Returns true if the conditions of a proposal hold.
   *
   * @throws RequestError `precondition` if they do not, and nothing else of the batch is to be judged
   */
  hold(proposal: Proposal | Deletion): boolean {
    const { dialect } = this.#options;
    // Most proposals have no conditions. The stored aspect is read only for those that do.
    if (proposal.headers === undefined) return true;
    const isWhole = judgesBatchesAsWhole(dialect) && proposal.changeType !== 'DELETE';
    const actual = isWhole
      ? this.#before.get(keyOf(proposal))
      : readJudged(proposal, this.#options);
    const broken = brokenConditions(proposal, actual, dialect);
    if (isWhole) {
      // DataHub lists the times first.
      const problems = [...broken].toReversed();
      if (problems.length > 0) this.#refused.push({ proposal, actual, problems });
      return problems.length === 0;
    }
    const problem = broken.next().value;
    if (problem !== undefined) throw new RequestError('precondition', problem);
    return true;
  }

  /** @throws RequestError `precondition` with all refused proposals */
  *requireAll(): Steps<void> {
    const byAspect = groupBy(
      this.#refused,
      ({ proposal: { urn, aspectName } }) => `(${urn},${aspectName})`,
    );
    if (byAspect.size === 0) return;
    const sorted = [...byAspect].sort(([a], [b]) => compareText(a, b));
    const texts = yield* mapInSteps(
      sorted,
      ([key, refused]) =>
        `EntityAspect:${key} Exceptions: [${refused.flatMap((one) => this.#exceptions(one)).join(', ')}]`,
    );
    throw new RequestError('precondition', `ValidationExceptionCollection{${texts.join('; ')}}`);
  }

  /** Formats the exceptions of DataHub's Java about one proposal. */
  #exceptions({ proposal, actual, problems }: Refused): readonly string[] {
    const { urn, aspectName, changeType, value, systemMetadata } = proposal;
    const { actor, time } = this.#options;
    const metadata: JsonObject = {
      ...(actual && { version: actual.version }),
      lastObserved: time,
      schemaVersion: 1,
      aspectModified: { actor, time },
      ...systemMetadata,
    };
    const stamp = javaText({ actor, time });
    const item = `ChangeItemImpl{changeType=${changeType}, auditStamp=${stamp}, systemMetadata=${javaText(metadata)}, recordTemplate=${javaText(value)}, aspectName='${aspectName}', urn=${urn}}`;
    return problems.map(
      (problem) =>
        `AspectValidationException(item=${item}, changeType=${changeType}, entityUrn=${urn}, aspectName=${aspectName}, subType=PRECONDITION, msg=${problem})`,
    );
  }
}

function keyOf({ urn, aspectName }: Pick<AnyProposal, 'urn' | 'aspectName'>): string {
  return `${urn} ${aspectName}`;
}

function readJudged(
  { urn, aspectName }: Pick<AnyProposal, 'urn' | 'aspectName'>,
  { store }: WriteOptions,
): Judged | undefined {
  const stored = store.readAspect(urn, aspectName);
  return stored && { version: stored.version, created: stored.created };
}
