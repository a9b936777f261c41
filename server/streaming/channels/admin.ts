import * as p from '../../http/params';
import { users } from '../../store/tables/users';
import { defineChannel } from '../ChannelDefinition';

/** Events for moderators. */
export default defineChannel(
	{
		name: 'admin',
		params: p.none,
		credential: true,
		permission: 'read:admin:abuse-user-reports',
		isSingle: true,
	},
	({ core, me, send }) => {
		const isModerator = () => {
			const user = me && core.db.byId(users, me.id);
			return user != null && core.roles.isModerator(user);
		};
		if (!isModerator()) return null;
		// Roles can be taken away, or run out, while the stream is open.
		return { on: { report: report => isModerator() && send('newAbuseUserReport', report) } };
	},
);
