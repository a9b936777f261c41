import { noteRetention } from '@/blocks/feed/noteRetention';
import { weighNotes } from '@/blocks/feed/weighNotes';
import { appEvents } from '@/stores/appEvents';
import type { FeedSource } from '@/stores/feeds/FeedSource';
import type { PluginColumn } from '@/stores/plugins/pluginColumns';
import type { Session } from '@/stores/session/Session';
import { pluginPages } from './pluginPages';
import { takeNotes } from './takeNotes';
import { withoutMuted } from './withoutMuted';

/** Each note that isn't known is a request. */
const PAGE = 15;

/**
 * The notes of a column that a plugin feeds: the plugin says which, and the session's server what they are.
 * @param refresh called when the plugin wants its first page shown anew; `poll` adds what is new above the others
 */
export function pluginFeedSource(
	session: Session,
	{ load, onRefresh }: Pick<PluginColumn, 'load' | 'onRefresh'>,
	refresh: (poll: () => void) => void,
): FeedSource {
	return {
		...noteRetention(session),
		firstPage: PAGE,
		page: PAGE,
		fetch: pluginPages(load, async (ids, signal) =>
			withoutMuted(session, await takeNotes(session, ids, signal), signal),
		),
		weigh: ids => weighNotes(session, ids),
		live(handlers) {
			const ends = [
				appEvents.on('noteDeleted', ({ session: where, noteId }) => {
					if (where === session) handlers.gone(noteId);
				}),
				onRefresh(() => refresh(handlers.poll)),
			];
			return () => {
				for (const end of ends) end();
			};
		},
	};
}
