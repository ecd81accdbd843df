/**
 * Counts changes by type of entity. A number is never used again, so it identifies the state that
 * was read while it was current.
 */
export class Revisions {
  readonly #changes: Map<string, number> = new Map<string, number>();
  #rollbacks = 0;
  /** True if the open transaction changed anything. */
  #isChanged = false;

  current(entityType: string): number {
    return (this.#changes.get(entityType) ?? 0) + this.#rollbacks;
  }

  recordChange(entityType: string): void {
    this.#isChanged = true;
    this.#changes.set(entityType, (this.#changes.get(entityType) ?? 0) + 1);
  }

  recordCommit(): void {
    this.#isChanged = false;
  }

  /** Records a rolled back transaction. Its writes, of any type, may have been read meanwhile. */
  recordRollback(): void {
    if (this.#isChanged) this.#rollbacks++;
    this.#isChanged = false;
  }
}
