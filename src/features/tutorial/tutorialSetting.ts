import { baseSetting } from '@/stores/preferences/baseSetting';

/** The progress as stored; `readProgress` reads it. */
export const tutorialSetting = baseSetting<object>({ key: 'tutorial', where: 'deviceAccount', default: {} });
