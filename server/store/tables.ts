import * as collections from './tables/collections';
import * as drive from './tables/drive';
import * as notes from './tables/notes';
import * as relations from './tables/relations';
import * as server from './tables/server';
import * as users from './tables/users';

/** Every table there is. A file of tables is added here once; what it exports is made by `migrate`. */
export const allTables = [users, notes, relations, collections, drive, server].flatMap(file => Object.values(file));
