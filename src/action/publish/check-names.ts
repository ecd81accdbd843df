/** The stack that a check-run is about. */
export interface NamedStack {
  readonly stack: string;
  /** Of the settings, null where the stack has none. */
  readonly target: string | null;
}

/** The check-run of a plan, on the head of a pull request. An apply finds the approved plan by it. */
export function planCheckName(named: NamedStack): string {
  return `headwater / ${stackName(named)}`;
}

/** The check-run of an apply, on the commit that was applied. The next apply knows by it what was applied before. */
export function applyCheckName(named: NamedStack): string {
  return `headwater apply / ${stackName(named)}`;
}

/** As one word, for people. */
export function stackName({ stack, target }: NamedStack): string {
  return target === null ? stack : `${stack}@${target}`;
}
