import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { abuseReports } from '../../store/tables/server';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'users/report-abuse',
		params: p.params({ userId: p.id(), comment: p.text({ min: 1, max: 2048 }) }),
		credential: true,
		permission: 'write:report-abuse',
		limit: { duration: 3_600_000, max: 60 },
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '1acefcb5-0959-43fd-9685-b48305736cb5', message: 'No such user.' },
			cannotReportYourself: {
				code: 'CANNOT_REPORT_YOURSELF',
				id: '1e13149e-b1e8-43cf-902e-c01dbfcb202f',
				message: 'Cannot report yourself.',
			},
			cannotReportAdmin: {
				code: 'CANNOT_REPORT_THE_ADMIN',
				id: '35e166f5-05fb-4f87-a2d5-adb42676d48f',
				message: 'Cannot report the admin.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const target = core.db.byId(users, params.userId);
		if (!target) throw errors.noSuchUser();
		if (target.id === me.id) throw errors.cannotReportYourself();
		if (core.roles.isAdministrator(target)) throw errors.cannotReportAdmin();
		const id = core.ids.next();
		const report = { id, targetUserId: target.id, reporterId: me.id, comment: params.comment };
		core.db.insert(abuseReports, report);
		core.bus.emit('report', report);
	},
);
