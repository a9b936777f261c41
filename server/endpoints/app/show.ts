import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packApp } from '../../pack/packApp';
import { apps } from '../../store/tables/apps';

export default defineEndpoint(
	{
		name: 'app/show',
		params: p.params({ appId: p.id() }),
		errors: {
			noSuchApp: { code: 'NO_SUCH_APP', id: 'dce83913-2dc6-4093-8a7b-71dbb11718a3', message: 'No such app.' },
		},
	},
	({ core, me, token, params, errors }) => {
		const app = core.db.byId(apps, params.appId);
		if (!app) throw errors.noSuchApp();
		const isOwn = me !== null && token?.kind === 'session' && app.userId === me.id;
		return packApp(core, app, me, { withSecret: isOwn });
	},
);
