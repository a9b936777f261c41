import { loadPlugins } from '@/features/plugins';
import type { Session } from '@/stores/session/Session';
import { offerDeck } from './watchPlugins';

/** Runs the plugins of one session before those of the page start, or on a page that starts none: the minimal mode's. */
export async function startPluginsOf(session: Session): Promise<void> {
	offerDeck();
	(await loadPlugins()).runnerOf(session);
}
