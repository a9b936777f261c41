import * as announcements from './tables/announcements';
import * as apps from './tables/apps';
import * as collections from './tables/collections';
import * as drive from './tables/drive';
import * as figures from './tables/figures';
import * as jobs from './tables/jobs';
import * as notes from './tables/notes';
import * as pages from './tables/pages';
import * as plays from './tables/plays';
import * as push from './tables/push';
import * as relations from './tables/relations';
import * as secondFactors from './tables/secondFactors';
import * as server from './tables/server';
import * as users from './tables/users';

/** Every table. Add a file of tables here; `migrate` creates what it exports. */
export const allTables = [
	users,
	secondFactors,
	notes,
	relations,
	collections,
	drive,
	figures,
	apps,
	plays,
	pages,
	push,
	jobs,
	server,
	announcements,
].flatMap(file => Object.values(file));
