import { findToken } from '../../../auth/tokens';
import type { Answer } from '../../../http/endpoint';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packUser } from '../../../pack/packUser';
import { apps } from '../../../store/tables/apps';

/** Gives an app its token, once, after the user has consented. */
export default defineEndpoint(
	{
		name: 'auth/session/userkey',
		params: p.params({ appSecret: p.text({ max: 128 }), token: p.text({ max: 128 }) }),
		limit: { duration: 60_000, max: 300 },
		errors: {
			noSuchApp: { code: 'NO_SUCH_APP', id: 'fcab192a-2c5a-43b7-8ad8-9b7054d8d40d', message: 'No such app.' },
			noSuchSession: {
				code: 'NO_SUCH_SESSION',
				id: '5b5a1503-8bc8-4bd0-8054-dc189e8cdcb3',
				message: 'No such session.',
			},
			pendingSession: {
				code: 'PENDING_SESSION',
				id: '8c8a4145-02cc-4cca-8e66-29ba60445a8e',
				message: 'This session is not completed yet.',
			},
		},
	},
	({ core, params, errors }) => {
		const app = core.db.first(apps, 'WHERE t.secret = ?', params.appSecret);
		if (!app) throw errors.noSuchApp();
		const session = core.appSessions.find(params.token);
		if (session?.appId !== app.id) throw errors.noSuchSession();
		if (!session.granted) throw errors.pendingSession();
		core.appSessions.end(session);
		// It may have been revoked since.
		const found = findToken(core, session.granted.token);
		if (!found) throw errors.noSuchSession();
		const user = packUser(core, found.user, null) as Answer<'auth/session/userkey'>['user'];
		return { accessToken: session.granted.token, user };
	},
);
