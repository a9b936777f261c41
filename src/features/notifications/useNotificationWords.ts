import { useEffect, useState } from 'react';
import type { Notification } from '@/domain/notification/Notification';
import type { AchievementTexts, NotificationWords } from '@/domain/notification/NotificationWords';
import { notificationWords } from './notificationWords';

/** Null until a notification of an achievement was shown. */
let readTexts: (() => AchievementTexts) | null = null;

/** The texts for a notification; those of achievements are loaded when one is shown. */
export function useNotificationWords({ achievement }: Notification): NotificationWords {
	const [, setLoaded] = useState(false);
	const isMissing = achievement !== null && readTexts === null;
	useEffect(() => {
		if (!isMissing) return undefined;
		let isGone = false;
		import('./achievementTexts').then(
			({ achievementTexts }) => {
				readTexts = achievementTexts;
				if (!isGone) setLoaded(true);
			},
			error => console.warn('The texts of achievements could not be loaded.', error),
		);
		return () => {
			isGone = true;
		};
	}, [isMissing]);
	return { ...notificationWords(), achievements: readTexts?.() ?? null };
}
