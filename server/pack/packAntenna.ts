import type { entities } from 'misskey-js';
import { dateOfId } from '../store/IdSource';
import type { AntennaRow } from '../store/tables/collections';

export const packAntenna = (row: AntennaRow): entities.Antenna => ({
	id: row.id,
	createdAt: dateOfId(row.id),
	name: row.name,
	keywords: row.keywords,
	excludeKeywords: row.excludeKeywords,
	src: row.src,
	userListId: row.userListId,
	users: row.users,
	caseSensitive: row.caseSensitive,
	localOnly: row.localOnly,
	excludeBots: row.excludeBots,
	withReplies: row.withReplies,
	withFile: row.withFile,
	excludeNotesInSensitiveChannel: row.excludeNotesInSensitiveChannel,
	isActive: row.isActive,
	hasUnreadNote: row.hasUnreadNote,
	notify: false,
});
