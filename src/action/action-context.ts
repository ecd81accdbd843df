import type { StackRequest } from '../tasks/read-stack.js';
import type { ActionIo } from './action-io.js';
import type { StepContext } from './event/step-context.js';
import type { Repository } from './github/repository.js';
import type { Inputs } from './inputs/inputs.js';
import type { WorkflowLog } from './runner/workflow-log.js';

/** Everything that a command of the action works with. */
export interface ActionContext {
  readonly io: ActionIo;
  readonly inputs: Inputs;
  readonly step: StepContext;
  /** Null without a token. */
  readonly repository: Repository | null;
  readonly log: WorkflowLog;
  /** Which stack the inputs name. */
  readonly stack: StackRequest;
  /** The commit of the work tree, null where it is not of git. */
  readonly checkedOut: string | null;
  /** Names the stack among the comments and issues of the repository: the path of its settings, and the target. */
  readonly key: string;
}
