import { appTokens, makeAppToken } from '../../auth/tokens';
import { checkRoom } from '../../http/checkRoom';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { notify } from '../../notifications/notify';
import { apps } from '../../store/tables/apps';

/** Per user. Unused ones can be revoked. */
const APP_TOKENS_MAX = 200;

/** Consents to what an app has asked for. */
export default defineEndpoint(
	{
		name: 'auth/accept',
		params: p.params({ token: p.text({ max: 128 }) }),
		credential: true,
		secure: true,
		limit: { duration: 3_600_000, max: 60 },
		errors: {
			noSuchSession: {
				code: 'NO_SUCH_SESSION',
				id: '9c72d8de-391a-43c1-9d06-08d29efde8df',
				message: 'No such session.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const session = core.appSessions.find(params.token);
		const app = session && core.db.byId(apps, session.appId);
		if (!session || !app || session.granted) throw errors.noSuchSession();
		checkRoom(appTokens(core, me.id).length, APP_TOKENS_MAX);
		const { id: appId, name, description, permissions } = app;
		const token = makeAppToken(core, me.id, { name, description, iconUrl: null, permissions, appId });
		session.granted = { token };
		notify(core, me.id, { type: 'createToken' });
	},
);
