import type { AnnouncementRow } from '../../../store/tables/announcements';
import { DAY, HOUR } from '../plan/PlannedNote';

/** An announcement of the demo world. */
interface PlannedAnnouncement extends Partial<Omit<AnnouncementRow, 'id' | 'imageUrl' | 'updatedAt' | 'userId'>> {
	title: string;
	text: string;
	/** Milliseconds before now. */
	ago: number;
	/** A drawn picture. */
	picture?: string;
	/** The only user whom it is for. */
	forOnly?: string;
	/** Whether the accounts that sign in have read it. */
	isRead: boolean;
}

/**
 * Oldest first. Dialogs have been read by all, so that a first visit begins with the deck; they and banners are not for
 * accounts that are made later.
 */
export const plannedAnnouncements: readonly PlannedAnnouncement[] = [
	{
		title: 'Welcome to Leeward',
		text: 'This harbour has room for everybody. $[tada :lighthouse:]\n\nNew here? Say hello with #firstlight, follow a few neighbours, and put your columns where you like them.',
		ago: 390 * DAY,
		picture: 'quay-panorama',
		icon: 'info',
		isRead: true,
	},
	{
		title: 'Regatta on Saturday',
		text: 'Twelve boats, one cup, no prize money. The start is at 10:00 off the east pier.',
		ago: 95 * DAY,
		icon: 'info',
		isActive: false,
		isRead: true,
	},
	{
		title: 'The house rules have a third line',
		text: 'From today on: **mark what not everybody wants to see.** The other two stay as they are:\n\n1. Be kind to people and to ropes.\n2. Put spoilers behind a warning.',
		ago: 60 * DAY,
		icon: 'error',
		display: 'dialog',
		needConfirmationToRead: true,
		forExistingUsers: true,
		isRead: true,
	},
	{
		title: 'Sixty emojis for sixty lamps',
		text: 'The picker has a new shelf: :lighthouse: :helm: :sail: and friends. All of them were drawn here and may be taken elsewhere.',
		ago: 31 * DAY,
		icon: 'success',
		isRead: true,
	},
	{
		title: '冬の時刻表になりました',
		text: '連絡船の冬ダイヤが始まりました。朝いちばんの便は **6:40** です。\n霧の日は遅れることがあります。掲示板をご覧ください。',
		ago: 12 * DAY,
		picture: 'early-ferry',
		icon: 'info',
		isRead: true,
	},
	{
		title: 'Lost and found: one red mitten',
		text: 'It hangs on the bollard beside the ticket office and is getting wet.',
		ago: 4 * DAY,
		icon: 'info',
		silence: true,
		isRead: false,
	},
	{
		title: 'Maintenance on Sunday, 03:00',
		text: 'The server gets a new disk. Expect about **twenty minutes** of silence; what you write meanwhile waits in your outbox and leaves afterwards.',
		ago: 2 * DAY,
		icon: 'warning',
		display: 'banner',
		forExistingUsers: true,
		isRead: false,
	},
	{
		title: 'Your picture is on the postcard',
		text: 'The harbour office has chosen one of yours for the winter postcard. A stack of forty lies at the counter for you.',
		ago: 20 * HOUR,
		picture: 'headland-light',
		icon: 'success',
		needConfirmationToRead: true,
		forOnly: 'demo',
		isRead: false,
	},
];
