import {
	ANTENNA_SOURCES,
	antennaUsers,
	antennaWords,
	hasWords,
	listOf,
	ownAntenna,
} from '../../antennas/antennaParams';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packAntenna } from '../../pack/packAntenna';
import { type AntennaRow, antennas } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'antennas/update',
		params: p.params({
			antennaId: p.id(),
			name: p.optional(p.text({ min: 1, max: 100 })),
			src: p.optional(p.oneOf(...ANTENNA_SOURCES)),
			userListId: p.nullish(p.id()),
			keywords: p.optional(antennaWords()),
			excludeKeywords: p.optional(antennaWords()),
			users: p.optional(antennaUsers()),
			caseSensitive: p.optional(p.flag()),
			localOnly: p.optional(p.flag()),
			excludeBots: p.optional(p.flag()),
			withReplies: p.optional(p.flag()),
			withFile: p.optional(p.flag()),
			excludeNotesInSensitiveChannel: p.optional(p.flag()),
		}),
		credential: true,
		permission: 'write:account',
		prohibitMoved: true,
		errors: {
			noSuchAntenna: {
				code: 'NO_SUCH_ANTENNA',
				id: '10c673ac-8852-48eb-aa1f-f5b67f069290',
				message: 'No such antenna.',
			},
			noSuchUserList: {
				code: 'NO_SUCH_USER_LIST',
				id: '1c6b35c9-943e-48c2-81e4-2844989407f7',
				message: 'No such user list.',
			},
			emptyKeyword: {
				code: 'EMPTY_KEYWORD',
				id: '721aaff6-4e1b-4d88-8de6-877fae9f68c4',
				message: 'Either keywords or excludeKeywords is required.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const { antennaId, ...changes } = params;
		const antenna = ownAntenna(core, me, antennaId);
		if (!antenna) throw errors.noSuchAntenna();
		const said = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
		const changed: AntennaRow = { ...antenna, ...said, isActive: true, lastUsedAt: Date.now() };
		if (!hasWords(changed.keywords) && !hasWords(changed.excludeKeywords)) throw errors.emptyKeyword();
		const userListId = listOf(core, me, changed);
		if (userListId === undefined) throw errors.noSuchUserList();
		core.db.update(antennas, { ...changed, userListId }, 'id = ?', antenna.id);
		core.bus.emit('antennas', { userId: me.id });
		return packAntenna({ ...changed, userListId });
	},
);
