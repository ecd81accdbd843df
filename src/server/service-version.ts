/**
 * The DataHub release whose interface the catalog answers, in the form that clients parse. The
 * official client chooses its protocol by it, so it cannot be a version of our own.
 */
export const SERVICE_VERSION = 'v1.6.0';
