import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { notes, reactions } from '../store/tables/notes';
import { instances } from '../store/tables/server';
import { users } from '../store/tables/users';

export default defineEndpoint(
	{
		name: 'stats',
		params: p.none,
	},
	({ core: { db } }) => ({
		notesCount: db.count(notes, '1'),
		originalNotesCount: db.count(notes, 't.userHost IS NULL'),
		usersCount: db.count(users, 't.isDeleted = 0'),
		originalUsersCount: db.count(users, 't.isDeleted = 0 AND t.host IS NULL'),
		reactionsCount: db.count(reactions, '1'),
		instances: db.count(instances, '1'),
		driveUsageLocal: 0,
		driveUsageRemote: 0,
	}),
);
