/** The end of the message of a write whose outcome is unknown until a read. */
export const UNKNOWN_OUTCOME = '; what was written is not known';
