import type { Writable } from 'node:stream';
import type { CatalogAccess } from '../tasks/catalog/catalog-access.js';
import type { StackRequest } from '../tasks/stack/stack-request.js';
import type { StepContext } from './event/step-context.js';
import type { Repository } from './github/repository.js';
import type { Inputs } from './inputs/read-inputs.js';
import type { WorkflowLog } from './runner/workflow-log.js';

/** The input of every command of the action. */
export interface ActionContext {
  readonly io: ActionIo;
  readonly inputs: Inputs;
  readonly step: StepContext;
  /** Null if the action has no token. */
  readonly repository: Repository | null;
  readonly log: WorkflowLog;
  /** The stack that the inputs name. */
  readonly stack: StackRequest;
  /**
   * Returns the catalog of environment and inputs. Throws `missing-address`: some commands and pull
   * requests need no catalog.
   */
  readonly catalog: () => CatalogAccess;
  /** The commit of the work tree. Null if the work tree is not a git checkout. */
  readonly checkedOut: string | null;
  /**
   * The identity of the stack in comments and issues: the path of its settings, and the target.
   * A repository can have several stacks.
   */
  readonly key: string;
}

/** The process that the action runs in: all that it may read from or write to. */
export interface ActionIo {
  /** Holds the inputs as `INPUT_…`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** The log of the step. The runner looks for workflow commands in it. */
  readonly stdout: Writable;
  /** Aborted when the job is cancelled. Requests in flight finish, and no new one starts. */
  readonly signal: AbortSignal;
  /** Aborted right before the process ends. This cuts off requests in flight. */
  readonly abort: AbortSignal;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}
