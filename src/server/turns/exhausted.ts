import { Refusal } from '../refusal.js';

/** A request that reads more than the catalog gives one request. It ends as a whole. */
export class Exhausted extends Refusal {
  constructor(message: string) {
    super('too-large', message);
    this.name = 'Exhausted';
  }
}
