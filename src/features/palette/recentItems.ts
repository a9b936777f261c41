import { baseSettings } from '@/stores/preferences/BaseSettings';
import { baseSetting } from '@/stores/preferences/baseSetting';
import type { RecentItems } from './PaletteModel';

const MOST = 30;

const recentPaletteItems = baseSetting<readonly string[]>({
	key: 'recentPaletteItems',
	where: 'deviceAccount',
	default: [],
});

/** What was used last, kept for the page's account on this device. */
export const recentItems: RecentItems = {
	all: () => baseSettings.get(recentPaletteItems),
	add(id) {
		const others = baseSettings.get(recentPaletteItems).filter(each => each !== id);
		baseSettings.set(recentPaletteItems, [id, ...others].slice(0, MOST));
	},
};
