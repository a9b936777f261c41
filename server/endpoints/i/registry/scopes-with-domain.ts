import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';

export default defineEndpoint(
	{
		name: 'i/registry/scopes-with-domain',
		params: p.none,
		credential: true,
		secure: true,
	},
	({ core, me }) => {
		const rows = core.db.all<{ domain: string; scope: string }>(
			'SELECT DISTINCT domain, scope FROM registry WHERE userId = ? ORDER BY domain, scope',
			me.id,
		);
		const scopes = new Map<string, string[][]>();
		for (const { domain, scope } of rows) {
			scopes.set(domain, [...(scopes.get(domain) ?? []), JSON.parse(scope) as string[]]);
		}
		return [...scopes].map(([domain, found]) => ({ domain: domain === '' ? null : domain, scopes: found }));
	},
);
