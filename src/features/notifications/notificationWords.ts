import type { NotificationWords } from '@/domain/notification/NotificationWords';
import { currentLanguage, text } from '@/i18n/text';

/** The app's texts for the rules of notifications; `useNotificationWords` adds those of achievements. */
export const notificationWords = (): NotificationWords => ({
	language: currentLanguage(),
	notifications: text.notifications,
	achievements: null,
	note: text.note,
});
