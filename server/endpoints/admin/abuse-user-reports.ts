import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packReports } from '../../pack/packReports';
import { selectPage } from '../../store/selectPage';
import { abuseReports } from '../../store/tables/server';

const ORIGIN = ['combined', 'local', 'remote'] as const;

/** A condition on the origin of the user in a column. */
const from = (column: string, origin: (typeof ORIGIN)[number]): string =>
	origin === 'combined'
		? '1'
		: `EXISTS (SELECT 1 FROM users u WHERE u.id = t.${column} AND u.host IS ${origin === 'local' ? '' : 'NOT '}NULL)`;

export default defineEndpoint(
	{
		name: 'admin/abuse-user-reports',
		params: p.params({
			limit: p.limit(),
			...p.paging,
			state: p.nullish(p.text({ max: 64 })),
			reporterOrigin: p.optional(p.oneOf(...ORIGIN), 'combined'),
			targetUserOrigin: p.optional(p.oneOf(...ORIGIN), 'combined'),
		}),
		credential: true,
		permission: 'read:admin:abuse-user-reports',
		role: 'moderator',
	},
	({ core, me, params }) => {
		const conditions = [from('reporterId', params.reporterOrigin), from('targetUserId', params.targetUserOrigin)];
		if (params.state === 'resolved') conditions.push('t.isResolved = 1');
		if (params.state === 'unresolved') conditions.push('t.isResolved = 0');
		return packReports(core, selectPage(core.db, abuseReports, params, conditions.join(' AND ')), me);
	},
);
