import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { abuseReports } from '../../store/tables/server';

export default defineEndpoint(
	{
		name: 'admin/resolve-abuse-user-report',
		params: p.params({ reportId: p.id(), resolvedAs: p.nullish(p.oneOf('accept', 'reject')) }),
		credential: true,
		permission: 'write:admin:resolve-abuse-user-report',
		role: 'moderator',
		errors: {
			noSuchAbuseReport: {
				code: 'NO_SUCH_ABUSE_REPORT',
				id: 'ac3794dd-2ce4-d878-e546-73c60c06b398',
				message: 'No such abuse report.',
				status: 404,
				kind: 'server',
			},
		},
	},
	({ core, me, params, errors }) => {
		const { reportId, resolvedAs = null } = params;
		const resolved = { isResolved: true, assigneeId: me.id, resolvedAs };
		if (core.db.update(abuseReports, resolved, 'id = ?', reportId) === 0) throw errors.noSuchAbuseReport();
	},
);
