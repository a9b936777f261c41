import * as p from '../../http/params';
import { lists } from '../../store/tables/collections';
import { defineChannel } from '../ChannelDefinition';
import { isInList, isKindWanted, isUnmuted, isVisible, noteOptions } from '../timelineRules';

/** The notes of a list's members. Other users' lists stay silent (unlike on the real server, which connects them). */
export default defineChannel(
	{
		name: 'userList',
		params: p.params({ listId: p.id(), ...noteOptions }),
		credential: true,
	},
	({ core, me, reader, send, sendNote }, { listId, ...options }) => {
		if (core.db.byId(lists, listId)?.userId !== me?.id) return null;
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
					if (isVisible(note, reader) && isUnmuted(note, reader)) sendNote(note);
				},
				// Whether a member's replies are included may have changed.
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
);
