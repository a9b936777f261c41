import { loadPlugins } from '@/features/plugins';
import { isSafeMode } from '@/platform/isSafeMode';
import { deckForPlugins } from '@/stores/plugins/deckForPlugins';
import { hasPlugins } from '@/stores/plugins/hasPlugins';
import { preferences } from '@/stores/preferences/Preferences';

/** Runs the plugins of this device's accounts, from when there are any; in safe mode never. */
export function watchPlugins(): void {
	if (isSafeMode) return;
	offerDeck();
	const look = () => {
		if (!hasPlugins()) return;
		end();
		loadPlugins().then(
			({ startPlugins }) => startPlugins(),
			error => console.warn('Plugins could not be started.', error),
		);
	};
	const end = preferences.watchProfile(look);
	look();
}

/** Lets plugins reach the deck, where the page has one. */
export function offerDeck(): void {
	deckForPlugins.register(async () => (await import('./deck/plugins/deckOfPlugins')).deckOfPlugins);
}
