import { loadPlugins } from '@/features/plugins';
import { isSafeMode } from '@/platform/isSafeMode';
import { deckForPlugins } from '@/stores/plugins/deckForPlugins';
import { preferences } from '@/stores/preferences/Preferences';

/** The key of the preference, whose declaration comes with the code of plugins. */
const KEY = 'plugins';

/** Runs the plugins of this device's accounts, from when there are any; in safe mode never. */
export function watchPlugins(): void {
	if (isSafeMode) return;
	deckForPlugins.register(async () => (await import('./deck/plugins/deckOfPlugins')).deckOfPlugins);
	const look = () => {
		if (!preferences.records(KEY).some(([, value]) => Array.isArray(value) && value.length > 0)) return;
		end();
		loadPlugins().then(
			({ startPlugins }) => startPlugins(),
			error => console.warn('Plugins could not be started.', error),
		);
	};
	const end = preferences.watchProfile(look);
	look();
}
