import { baseSetting } from '@/stores/preferences/baseSetting';

/** Ads that the account wants to see less often. */
export const mutedAds = baseSetting<readonly string[]>({
	key: 'mutedAds',
	where: 'account',
	default: [],
	affects: 'lastView',
});
