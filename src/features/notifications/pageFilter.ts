import { baseSetting } from '@/stores/preferences/baseSetting';

/** The types that the page of notifications leaves out, for each account of this device. */
export const pageFilter = baseSetting<readonly string[]>({
	key: 'notificationsExcluded',
	where: 'deviceAccount',
	default: [],
});
