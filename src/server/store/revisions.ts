/**
 * Counts changes by type of entity. A number is never used again, so it identifies the state that
 * was read while it was current.
 */
export class Revisions {
  readonly #changes: Map<string, number> = new Map<string, number>();
  #rollbacks = 0;

  current(entityType: string): number {
    return (this.#changes.get(entityType) ?? 0) + this.#rollbacks;
  }

  recordChange(entityType: string): void {
    this.#changes.set(entityType, (this.#changes.get(entityType) ?? 0) + 1);
  }

  /** Records a rolled back transaction. Its writes, of any type, may have been read meanwhile. */
  recordRollback(): void {
    this.#rollbacks++;
  }
}
