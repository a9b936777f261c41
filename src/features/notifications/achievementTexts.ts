import type { AchievementTexts } from '@/domain/notification/NotificationWords';
import { text } from '@/i18n/text';

/** The texts of achievements. A file of its own, as they are loaded with it: few notifications need them. */
export const achievementTexts = (): AchievementTexts => text.achievements;
