import { readAnnouncement } from '../../announcements/readAnnouncement';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

/** Announcements that don't exist are ignored. */
export default defineEndpoint(
	{
		name: 'i/read-announcement',
		params: p.params({ announcementId: p.id() }),
		credential: true,
		permission: 'write:account',
	},
	({ core, me, params }) => readAnnouncement(core, me, params.announcementId),
);
