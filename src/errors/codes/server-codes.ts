import { type CodeEntry, error } from '../code-entry.js';

/** The names of the codes of the embedded catalog. */
export type ServerCodeName =
  | 'server-database-unusable'
  | 'server-database-newer'
  | 'server-database-busy'
  | 'server-load-failed'
  | 'server-port-unavailable'
  | 'server-host-refused'
  | 'server-password-unusable';

/** Errors that keep the embedded catalog from starting (HW7...). */
export const serverCodes: Readonly<Record<ServerCodeName, CodeEntry>> = {
  'server-database-unusable': error(
    'HW7001',
    'database file unusable',
    'The file is damaged, cannot be opened or written, or is the database of another program. It was not changed, unless the disk filled up. Name another file with --db, or restore it from a backup.',
  ),
  'server-database-newer': error(
    'HW7002',
    'database of a newer version',
    'A newer headwater wrote this file, and this one cannot read it safely. The file was not changed. Upgrade headwater, or name another file.',
  ),
  'server-database-busy': error(
    'HW7003',
    'database in use',
    'Another process serves this file, and only one process may write to it. Stop the other catalog, or name another file with --db.',
  ),
  'server-load-failed': error(
    'HW7004',
    'refused file of --load',
    'A file given with --load cannot be read, or one of its events is wrong. A file is loaded completely or not at all.',
  ),
  'server-port-unavailable': error(
    'HW7005',
    'port unavailable',
    'Another process listens on this port, or this user may not open it. Choose another with --port; 0 takes a free one.',
  ),
  'server-host-refused': error(
    'HW7006',
    'host refused',
    'Without authentication everyone may do everything, so the catalog listens only on this machine. Use 127.0.0.1, ::1 or localhost, or turn authentication on with --auth.',
  ),
  'server-password-unusable': error(
    'HW7007',
    'password unusable',
    'The password in HEADWATER_ADMIN_PASSWORD, or one given to startCatalog, is shorter than 8 characters although other machines can connect; or no password is set, and a generated one could not be reported to anyone. Unset the variable to have a password generated and printed.',
  ),
};
