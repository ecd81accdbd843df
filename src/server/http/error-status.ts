/** A status that Hono accepts for an answer with a body. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 412 | 413 | 422 | 500;
