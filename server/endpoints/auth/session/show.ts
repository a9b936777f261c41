import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packApp } from '../../../pack/packApp';
import { apps } from '../../../store/tables/apps';

/** Which app asks, for the page on which its user decides. */
export default defineEndpoint(
	{
		name: 'auth/session/show',
		params: p.params({ token: p.text({ max: 128 }) }),
		errors: {
			noSuchSession: {
				code: 'NO_SUCH_SESSION',
				id: 'bd72c97d-eba7-4adb-a467-f171b8847250',
				message: 'No such session.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const session = core.appSessions.find(params.token);
		const app = session && core.db.byId(apps, session.appId);
		if (!session || !app) throw errors.noSuchSession();
		return { id: session.id, app: packApp(core, app, me), token: session.token };
	},
);
