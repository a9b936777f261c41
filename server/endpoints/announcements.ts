import { announcedTo } from '../announcements/announcedTo';
import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { packAnnouncements } from '../pack/packAnnouncement';
import { selectPage } from '../store/selectPage';
import { announcements } from '../store/tables/announcements';

export default defineEndpoint(
	{
		name: 'announcements',
		params: p.params({ limit: p.limit(), ...p.paging, isActive: p.optional(p.flag(), true) }),
	},
	({ core, me, params }) => {
		const { where, values } = announcedTo(me);
		const isActive = params.isActive ? 1 : 0;
		const rows = selectPage(core.db, announcements, params, `t.isActive = ? AND ${where}`, isActive, ...values);
		return packAnnouncements(core, rows, me);
	},
);
