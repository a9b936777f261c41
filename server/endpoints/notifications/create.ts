import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { notify } from '../../notifications/notify';

export default defineEndpoint(
	{
		name: 'notifications/create',
		params: p.params({
			body: p.text({ max: 8192 }),
			header: p.nullish(p.text({ max: 512 })),
			icon: p.nullish(p.url()),
		}),
		credential: true,
		permission: 'write:notifications',
		limit: { duration: 60_000, max: 10 },
	},
	({ core, me, params, token }) => {
		notify(core, me.id, {
			type: 'app',
			data: {
				body: params.body,
				header: params.header ?? token?.name ?? null,
				icon: params.icon ?? token?.iconUrl ?? null,
			},
		});
	},
);
