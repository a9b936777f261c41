import * as p from '../../http/params';
import { users } from '../../store/tables/users';
import { defineChannel } from '../ChannelDefinition';
import { isInGlobal, isUnmuted } from '../timelineRules';

/** Public notes by members of an explorable role. */
export default defineChannel(
	{
		name: 'roleTimeline',
		params: p.params({ roleId: p.id() }),
	},
	({ core, reader, sendNote }, { roleId }) => {
		const isOpen = core.roles.all().some(role => role.id === roleId && role.isPublic && role.isExplorable);
		if (!isOpen) return null;
		return {
			on: {
				note: note => {
					if (!isInGlobal(note) || !isUnmuted(note, reader)) return;
					const author = core.db.byId(users, note.userId);
					if (author && core.roles.of(author).some(role => role.id === roleId)) sendNote(note);
				},
			},
		};
	},
);
