import { sessionSync } from '@/blocks/preferences/sessionSync';
import { preferences } from '@/stores/preferences/Preferences';
import { keepInSync } from '@/stores/preferences/sync/keepInSync';
import type { Session } from '@/stores/session/Session';
import { sayRefused } from './sayRefused';
import { tellUndecided } from './tellUndecided';

/**
 * Keeps an account's synced preferences in step with its server, and says what has to be decided.
 * @returns the function that ends it
 */
export function keepSynced(session: Session): () => void {
	const main = session.stream.channel('main');
	const listen: Parameters<typeof keepInSync>[2] = (listener, onMissed) => {
		const listening = [
			main.listen(event => {
				if (event.type === 'registryUpdated') listener(event.body ?? {});
			}),
			session.reachability.events.on('back', onMissed),
		];
		return () => {
			for (const end of listening) end();
		};
	};
	const ends = [
		tellUndecided(session),
		keepInSync(preferences, sessionSync(session), listen, error => sayRefused('syncRefused', error)),
		() => main.release(),
	];
	return () => {
		for (const end of ends) end();
	};
}
