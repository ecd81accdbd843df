/**
 * The DataHub release whose interface the catalog answers, in the form that clients parse. The official client picks
 * its protocol by it, so it cannot be a version of ours.
 */
export const SERVICE_VERSION = 'v1.6.0';
