/** Milliseconds that work in turns keeps the thread before the event loop continues. */
export const SLICE_MS = 15;
