import { flag, nullableInteger, nullableText, type RowOf, table, text } from '../table';

/** What moderators announce, to everyone or to one user. */
export const announcements = table(
	'announcements',
	{
		id: text(),
		/** The last change, in milliseconds since the epoch. */
		updatedAt: nullableInteger(),
		title: text(),
		text: text(),
		/** `/files/…` on this server, or a URL. */
		imageUrl: nullableText(),
		icon: text<'info' | 'warning' | 'error' | 'success'>('info'),
		display: text<'normal' | 'banner' | 'dialog'>('normal'),
		isActive: flag(true),
		/** Only for accounts that are older than it. */
		forExistingUsers: flag(),
		/** Listed, but never unread. */
		silence: flag(),
		needConfirmationToRead: flag(),
		/** The only user whom it is for; null for everyone. */
		userId: nullableText(),
	},
	{ key: ['id'], indexes: [['userId', 'id']] },
);
export type AnnouncementRow = RowOf<typeof announcements>;

/** Who has read which announcement. */
export const announcementReads = table(
	'announcementReads',
	{ userId: text(), announcementId: text() },
	{ key: ['userId', 'announcementId'], indexes: [['announcementId']] },
);
