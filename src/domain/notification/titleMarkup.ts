import { countedTemplate } from '@/base/countedTemplate';
import type { Notification } from './Notification';
import type { NotificationWords } from './NotificationWords';
import { kindOf } from './notificationKinds';

/**
 * The title of a notification, with `<name/>` for the first person's name.
 * @param people how many people it is about
 */
export function titleMarkup(notification: Notification, people: number, words: NotificationWords): string {
	const { title, several } = kindOf(notification);
	const others = people - 1;
	if (others > 0 && several) return countedTemplate(words.notifications, several, others, words.language);
	return words.notifications[title];
}
