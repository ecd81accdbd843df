import type { StackRequest } from '../tasks/stack-request.js';
import type { ActionIo } from './action-io.js';
import type { StepContext } from './event/step-context.js';
import type { Repository } from './github/repository.js';
import type { Inputs } from './inputs/inputs.js';
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
  /** The commit of the work tree. Null if the work tree is not a git checkout. */
  readonly checkedOut: string | null;
  /**
   * The identity of the stack in comments and issues: the path of its settings, and the target.
   * A repository can have several stacks.
   */
  readonly key: string;
}
