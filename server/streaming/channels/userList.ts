import { lists } from '../../store/tables/collections';
import type { ChannelDefinition } from '../ChannelDefinition';
import { isBearable, isInList, isKindWanted, isVisible, readNoteOptions } from '../timelineRules';

/** Notes of a list's members. Lists of others stay silent (the real server connects them; that is no example). */
const userList: ChannelDefinition = {
	name: 'userList',
	credential: true,
	connect({ core, me, reader, send, sendNote }, params) {
		const listId = params.listId;
		if (typeof listId !== 'string' || core.db.byId(lists, listId)?.userId !== me?.id) return null;
		const options = readNoteOptions(params);
		const read = () =>
			new Map(
				core.db
					.all<{ userId: string; withReplies: number }>(
						'SELECT userId, withReplies FROM listMembers WHERE listId = ?',
						listId,
					)
					.map(row => [row.userId, row.withReplies === 1]),
			);
		let members = read();
		return {
			on: {
				note: note => {
					if (!isKindWanted(note, options) || !isInList(note, reader, members)) return;
					if (isVisible(note, reader) && isBearable(note, reader)) sendNote(note);
				},
				// Replies of a member may be wanted from now on, or no longer.
				relations: ({ userId }) => {
					if (userId === me?.id) members = read();
				},
				list: ({ listId: changed, type, body }) => {
					if (changed !== listId) return;
					members = read();
					send(type, body);
				},
			},
		};
	},
};
export default userList;
