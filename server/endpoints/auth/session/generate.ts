import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { apps } from '../../../store/tables/apps';

/** Begins to ask for consent: the app sends its user to `url`. */
export default defineEndpoint(
	{
		name: 'auth/session/generate',
		params: p.params({ appSecret: p.text({ max: 128 }) }),
		limit: { duration: 60_000, max: 60 },
		errors: {
			noSuchApp: { code: 'NO_SUCH_APP', id: '92f93e63-428e-4f2f-a5a4-39e1407fe998', message: 'No such app.' },
		},
	},
	({ core, params, errors }) => {
		const app = core.db.first(apps, 'WHERE t.secret = ?', params.appSecret);
		if (!app) throw errors.noSuchApp();
		const { token } = core.appSessions.begin(core.ids.next(), app.id);
		return { token, url: `${core.urls.origin}/auth/${token}` };
	},
);
