import { notesNow, usersNow } from '../figures/totals';
import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { reactions } from '../store/tables/notes';
import { instances } from '../store/tables/server';

export default defineEndpoint(
	{
		name: 'stats',
		params: p.none,
	},
	({ core: { db } }) => ({
		notesCount: notesNow(db, 'local') + notesNow(db, 'remote'),
		originalNotesCount: notesNow(db, 'local'),
		usersCount: usersNow(db, 'local') + usersNow(db, 'remote'),
		originalUsersCount: usersNow(db, 'local'),
		reactionsCount: db.count(reactions, '1'),
		instances: db.count(instances, '1'),
		driveUsageLocal: 0,
		driveUsageRemote: 0,
	}),
);
