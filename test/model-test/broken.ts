/** Error of a promise that did not hold. */
export class Broken extends Error {
  constructor(promise: string, what: string, details: unknown = '') {
    super(
      `${promise} broken: ${what}\n${typeof details === 'string' ? details : JSON.stringify(details, undefined, 2)}`,
    );
    this.name = 'Broken';
  }
}

export function demand(holds: boolean, promise: string, what: string, details?: unknown): void {
  if (!holds) throw new Broken(promise, what, details);
}

export function demandNone(found: readonly unknown[], promise: string, what: string): void {
  if (found.length > 0) throw new Broken(promise, what, found);
}
