import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { announcementReads, announcements } from '../../../store/tables/announcements';

export default defineEndpoint(
	{
		name: 'admin/announcements/delete',
		params: p.params({ id: p.id() }),
		credential: true,
		permission: 'write:admin:announcements',
		role: 'moderator',
		errors: {
			noSuchAnnouncement: {
				code: 'NO_SUCH_ANNOUNCEMENT',
				id: 'ecad8040-a276-4e85-bda9-015a708d291e',
				message: 'No such announcement.',
			},
		},
	},
	({ core, params, errors }) => {
		if (core.db.delete(announcements, 'id = ?', params.id) === 0) throw errors.noSuchAnnouncement();
		core.db.delete(announcementReads, 'announcementId = ?', params.id);
	},
);
