import { onRestli } from './proposals.js';

/** The path that takes one proposal over Rest.li. */
export const INGEST = '/aspects?action=ingestProposal';

/** The body of a request with one proposal. */
export const proposal = (one: Parameters<typeof onRestli>[0]) => ({
  proposal: onRestli(one),
  async: 'false',
});
