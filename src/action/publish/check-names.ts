/** The stack that a check-run belongs to. */
export interface NamedStack {
  readonly stack: string;
  /** A target of the settings. Null if the stack has no target. */
  readonly target: string | null;
}

/**
 * Names the check-run of a plan, on the head of a pull request. An apply finds the approved plan by
 * it.
 */
export function planCheckName(named: NamedStack): string {
  return `headwater / ${stackName(named)}`;
}

/**
 * Names the check-run of an apply, on the applied commit. The next apply finds the last apply by
 * it.
 */
export function applyCheckName(named: NamedStack): string {
  return `headwater apply / ${stackName(named)}`;
}

/** Returns `stack`, or `stack@target`. */
export function stackName({ stack, target }: NamedStack): string {
  return target === null ? stack : `${stack}@${target}`;
}
