import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packAnnouncementForModerators } from '../../../pack/packAnnouncement';
import { packEach } from '../../../pack/packEach';
import { selectPage } from '../../../store/selectPage';
import { announcements } from '../../../store/tables/announcements';

const WITH_STATUS = { all: '1', active: 't.isActive = 1', archived: 't.isActive = 0' } as const;

/** Those for everyone, or with `userId` those for one user. */
export default defineEndpoint(
	{
		name: 'admin/announcements/list',
		params: p.params({
			limit: p.limit(),
			...p.paging,
			userId: p.nullish(p.id()),
			status: p.optional(p.oneOf('all', 'active', 'archived'), 'active'),
		}),
		credential: true,
		permission: 'read:admin:announcements',
		role: 'moderator',
	},
	({ core, params }) => {
		const where = `t.userId IS ? AND ${WITH_STATUS[params.status]}`;
		const rows = selectPage(core.db, announcements, params, where, params.userId ?? null);
		return packEach(rows, row => packAnnouncementForModerators(core, row));
	},
);
