import { baseSetting } from './baseSetting';

export const recentlyUsedEmojis = baseSetting<readonly string[]>({
	key: 'recentlyUsedEmojis',
	where: 'device',
	default: [],
});
export const recentlyUsedUsers = baseSetting<readonly string[]>({
	key: 'recentlyUsedUsers',
	where: 'deviceAccount',
	default: [],
});
