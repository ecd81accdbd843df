import { RequestError } from '../shared/request-error.js';

/**
 * The error of a request that exceeds its time or its number of entities. The whole request fails.
 */
export class RequestLimitExceeded extends RequestError {
  constructor(message: string) {
    super('too-large', message);
    this.name = 'RequestLimitExceeded';
  }
}
