import * as p from '../../http/params';
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
	({ core, me, send }) =>
		me && core.roles.isModerator(me) ? { on: { report: report => send('newAbuseUserReport', report) } } : null,
);
