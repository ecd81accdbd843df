/** For the shells, which may not import from formats. Loads no reader. */
export { csvDialects } from '../../formats/csv/csv-dialects.js';
