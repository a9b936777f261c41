import { preferences } from '@/stores/preferences/Preferences';
import { seasonalEffect } from './seasonSettings';

/** Snow and petals over the page, by season. Their code is loaded once the setting is on. */
export function startSeasons(): void {
	if (preferences.get(seasonalEffect)) {
		load();
		return;
	}
	const end = preferences.subscribe(seasonalEffect, () => {
		end();
		load();
	});
}

function load(): void {
	void import('./watchSeason').then(({ watchSeason }) => watchSeason(), console.warn);
}
