import type { ChannelDefinition } from '../ChannelDefinition';

/** What moderators should know at once. */
const admin: ChannelDefinition = {
	name: 'admin',
	credential: true,
	isSingle: true,
	connect: ({ core, me, send }) =>
		me && core.roles.isModerator(me) ? { on: { report: report => send('newAbuseUserReport', report) } } : null,
};
export default admin;
