/** For the shells, which may not import from formats. Loads no reader. */
export { csvDialects } from '../foreign/csv/csv-dialects.js';
