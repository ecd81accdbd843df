/**
 * Counts changes by type of entity. A number is never used again, so it identifies the state that
 * was read while it was current.
 */
export class Revisions {
  readonly #changes: Map<string, number> = new Map<string, number>();
  #total = 0;
  #rollbacks = 0;
  /** True if the open transaction changed anything. */
  #isChanged = false;

  /** @param entityType default: entities of any type */
  current(entityType?: string): number {
    const changes = entityType === undefined ? this.#total : (this.#changes.get(entityType) ?? 0);
    return changes + this.#rollbacks;
  }

  recordChange(entityType: string): void {
    this.#isChanged = true;
    this.#total++;
    this.#changes.set(entityType, (this.#changes.get(entityType) ?? 0) + 1);
  }

  recordCommit(): void {
    this.#isChanged = false;
  }

  /** Records a rolled back transaction. A reader may have seen its writes, of any type. */
  recordRollback(): void {
    if (this.#isChanged) this.#rollbacks++;
    this.#isChanged = false;
  }
}
