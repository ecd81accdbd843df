/** Counts changes by type of entity. A number never comes back, so it can stand for what was read while it was current. */
export class Revisions {
  readonly #changes: Map<string, number> = new Map<string, number>();
  #takenBack = 0;

  of(entityType: string): number {
    return (this.#changes.get(entityType) ?? 0) + this.#takenBack;
  }

  changed(entityType: string): void {
    this.#changes.set(entityType, (this.#changes.get(entityType) ?? 0) + 1);
  }

  /** A transaction was rolled back. What it wrote may have been read meanwhile, whatever type it was of. */
  takenBack(): void {
    this.#takenBack++;
  }
}
