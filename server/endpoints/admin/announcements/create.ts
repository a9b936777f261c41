import { announce } from '../../../announcements/announce';
import { announcementFields as fields } from '../../../announcements/announcementFields';
import { ApiError } from '../../../http/ApiError';
import { checkRoom } from '../../../http/checkRoom';
import { commonErrors } from '../../../http/commonErrors';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { type AnnouncementRow, announcements } from '../../../store/tables/announcements';
import { users } from '../../../store/tables/users';

/** Unread ones are part of `i`, which every client fetches. */
const FOR_EVERYONE_MAX = 500;
const FOR_ONE_MAX = 100;

export default defineEndpoint(
	{
		name: 'admin/announcements/create',
		params: p.params({
			title: fields.title(),
			text: fields.text(),
			imageUrl: fields.imageUrl(),
			icon: p.optional(fields.icon(), 'info'),
			display: p.optional(fields.display(), 'normal'),
			forExistingUsers: p.optional(p.flag(), false),
			silence: p.optional(p.flag(), false),
			needConfirmationToRead: p.optional(p.flag(), false),
			/** The only user whom it is for. */
			userId: p.optional(p.nullable(p.id()), null),
		}),
		credential: true,
		permission: 'write:admin:announcements',
		role: 'moderator',
	},
	({ core, params }) => {
		const { userId, imageUrl, ...given } = params;
		if (userId !== null && core.db.byId(users, userId)?.host !== null)
			throw new ApiError(commonErrors.invalidParam, { param: '#/properties/userId', reason: 'no such user' });
		const kept = core.db.count(announcements, 't.userId IS ?', userId);
		checkRoom(kept, userId === null ? FOR_EVERYONE_MAX : FOR_ONE_MAX);
		const row: AnnouncementRow = {
			...given,
			id: core.ids.next(),
			updatedAt: null,
			imageUrl: imageUrl ? core.urls.toPath(imageUrl) : null,
			isActive: true,
			userId,
		};
		core.db.insert(announcements, row);
		return announce(core, row);
	},
);
