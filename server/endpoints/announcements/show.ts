import { findAnnouncement } from '../../announcements/findAnnouncement';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packAnnouncements } from '../../pack/packAnnouncement';

export default defineEndpoint(
	{
		name: 'announcements/show',
		params: p.params({ announcementId: p.id() }),
		errors: {
			noSuchAnnouncement: {
				code: 'NO_SUCH_ANNOUNCEMENT',
				id: 'b57b5e1d-4f49-404a-9edb-46b00268f121',
				message: 'No such announcement.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const row = findAnnouncement(core, params.announcementId, me);
		const [announcement] = row ? packAnnouncements(core, [row], me) : [];
		if (!announcement) throw errors.noSuchAnnouncement();
		return announcement;
	},
);
