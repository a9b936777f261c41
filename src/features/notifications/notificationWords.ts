import type { NotificationWords } from '@/domain/notification/NotificationWords';
import { currentLanguage, text } from '@/i18n/text';

/** The app's texts for the rules of notifications. */
export const notificationWords = (): NotificationWords => ({
	language: currentLanguage(),
	notifications: text.notifications,
	achievements: text.achievements,
	note: text.note,
});
