import { announcementFields as fields } from '../../../announcements/announcementFields';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { type AnnouncementRow, announcements } from '../../../store/tables/announcements';

/** Missing parameters stay unchanged. */
export default defineEndpoint(
	{
		name: 'admin/announcements/update',
		params: p.params({
			id: p.id(),
			title: p.optional(fields.title()),
			text: p.optional(fields.text()),
			imageUrl: p.optional(fields.imageUrl()),
			icon: p.optional(fields.icon()),
			display: p.optional(fields.display()),
			forExistingUsers: p.optional(p.flag()),
			silence: p.optional(p.flag()),
			needConfirmationToRead: p.optional(p.flag()),
			/** False archives it. */
			isActive: p.optional(p.flag()),
		}),
		credential: true,
		permission: 'write:admin:announcements',
		role: 'moderator',
		errors: {
			noSuchAnnouncement: {
				code: 'NO_SUCH_ANNOUNCEMENT',
				id: 'd3aae5a7-6372-4cb4-b61c-f511ffc2d7cc',
				message: 'No such announcement.',
			},
		},
	},
	({ core, params, errors }) => {
		const { id, imageUrl, ...changes } = params;
		if (!core.db.byId(announcements, id)) throw errors.noSuchAnnouncement();
		const picture = imageUrl === undefined ? {} : { imageUrl: imageUrl ? core.urls.toPath(imageUrl) : null };
		// Missing fields are undefined, and stay as they are.
		const patch = { ...changes, ...picture, updatedAt: Date.now() } as Partial<AnnouncementRow>;
		core.db.update(announcements, patch, 'id = ?', id);
	},
);
