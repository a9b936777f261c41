import { ANTENNA_SOURCES, antennaUsers, antennaWords, hasWords, listOf } from '../../antennas/antennaParams';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packAntenna } from '../../pack/packAntenna';
import { antennas } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'antennas/create',
		params: p.params({
			name: p.text({ min: 1, max: 100 }),
			src: p.oneOf(...ANTENNA_SOURCES),
			userListId: p.nullish(p.id()),
			keywords: antennaWords(),
			excludeKeywords: antennaWords(),
			users: antennaUsers(),
			caseSensitive: p.flag(),
			localOnly: p.optional(p.flag(), false),
			excludeBots: p.optional(p.flag(), false),
			withReplies: p.flag(),
			withFile: p.flag(),
			excludeNotesInSensitiveChannel: p.optional(p.flag(), false),
		}),
		credential: true,
		permission: 'write:account',
		prohibitMoved: true,
		errors: {
			noSuchUserList: {
				code: 'NO_SUCH_USER_LIST',
				id: '95063e93-a283-4b8b-9aa5-bcdb8df69a7f',
				message: 'No such user list.',
			},
			tooManyAntennas: {
				code: 'TOO_MANY_ANTENNAS',
				id: 'faf47050-e8b5-438c-913c-db2b1576fde4',
				message: 'You cannot make any more antennas.',
			},
			emptyKeyword: {
				code: 'EMPTY_KEYWORD',
				id: '53ee222e-1ddd-4f9a-92e5-9fb82ddb463a',
				message: 'Either keywords or excludeKeywords is required.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!hasWords(params.keywords) && !hasWords(params.excludeKeywords)) throw errors.emptyKeyword();
		const limit = core.roles.policies(me).antennaLimit;
		if (core.db.count(antennas, 't.userId = ?', me.id) >= limit) throw errors.tooManyAntennas();
		const userListId = listOf(core, me, params);
		if (userListId === undefined) throw errors.noSuchUserList();
		const now = Date.now();
		const row = { ...params, userListId, id: core.ids.next(), userId: me.id, lastUsedAt: now };
		core.db.insert(antennas, row);
		core.bus.emit('antennas', { userId: me.id });
		return packAntenna({ ...row, isActive: true, hasUnreadNote: false });
	},
);
