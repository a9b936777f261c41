import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { hasTooManyLists } from '../../../lists/hasTooManyLists';
import { addMember } from '../../../lists/listMembership';
import { packList } from '../../../pack/packList';
import { listMembers, lists } from '../../../store/tables/collections';
import { users } from '../../../store/tables/users';

export default defineEndpoint(
	{
		name: 'users/lists/create-from-public',
		params: p.params({ name: p.text({ min: 1, max: 100 }), listId: p.id() }),
		credential: true,
		permission: 'write:account',
		prohibitMoved: true,
		errors: {
			tooManyUserLists: {
				code: 'TOO_MANY_USERLISTS',
				id: 'e9c105b2-c595-47de-97fb-7f7c2c33e92f',
				message: 'You cannot make any more lists.',
			},
			noSuchList: { code: 'NO_SUCH_LIST', id: '9292f798-6175-4f7d-93f4-b6742279667d', message: 'No such list.' },
			noSuchUser: { code: 'NO_SUCH_USER', id: '13c457db-a8cb-4d88-b70a-211ceeeabb5f', message: 'No such user.' },
			alreadyAdded: {
				code: 'ALREADY_ADDED',
				id: 'c3ad6fdb-692b-47ee-a455-7bd12c7af615',
				message: 'That user has already been added to that list.',
			},
			youHaveBeenBlocked: {
				code: 'YOU_HAVE_BEEN_BLOCKED',
				id: 'a2497f2a-2389-439c-8626-5298540530f4',
				message: 'You have been blocked by that user.',
			},
			tooManyUsers: {
				code: 'TOO_MANY_USERS',
				id: '1845ea77-38d1-426e-8e4e-8b83b24f5bd7',
				message: 'You cannot add any more people to that list.',
			},
		},
	},
	({ core, me, params, errors }) =>
		core.db.transaction(() => {
			if (hasTooManyLists(core, me)) throw errors.tooManyUserLists();
			const source = core.db.byId(lists, params.listId);
			if (!source?.isPublic) throw errors.noSuchList();
			const row = { id: core.ids.next(), userId: me.id, name: params.name, isPublic: false };
			core.db.insert(lists, row);
			const members = core.db.select(listMembers, 'WHERE t.listId = ? ORDER BY t.id', source.id);
			const people = core.db.byIds(
				users,
				members.map(member => member.userId),
			);
			for (const { userId } of members) {
				const person = people.get(userId);
				if (person) addMember(core, me, row, person);
			}
			return packList(core, row);
		}),
);
