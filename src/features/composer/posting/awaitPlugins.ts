import { askToPostAsItIs } from '@/blocks/plugins/askToPostAsItIs';
import type { Plugin } from '@/domain/plugin/Plugin';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { handlers } from '@/stores/handlers';
import { intents } from '@/stores/intents';
import { installedPlugins } from '@/stores/plugins/installedPlugins';
import { mayRun } from '@/stores/plugins/mayRun';
import { pluginPhases } from '@/stores/plugins/pluginPhases';
import type { Session } from '@/stores/session/Session';

const WITHIN_MS = 10_000;

/** Plugins that somebody has posted without, as they hadn't started: nobody waits for them again until they have. */
const passed = new Set<string>();

/**
 * Waits until the plugins of a session have started, and starts them where nothing has: each may change or stop the note.
 * Where one fails or takes too long, the person decides (rules/plugins#handlers).
 * @returns whether the note may be posted
 */
export async function awaitPlugins(session: Session): Promise<boolean> {
	const keyOf = ({ installId }: Plugin) => `${session.key} ${installId}`;
	const runnable = installedPlugins(session).filter(mayRun);
	for (const plugin of runnable) if (isReady(session, plugin)) passed.delete(keyOf(plugin));
	const starting = runnable.filter(
		plugin => !isReady(session, plugin) && !isOver(session, plugin) && !passed.has(keyOf(plugin)),
	);
	if (starting.length === 0) return true;
	intents.send({ kind: 'startPlugins', session });
	for (const plugin of await missingOf(session, starting)) {
		if (!(await askToPostAsItIs(fill(text.plugins.posting.late, { name: plugin.name })))) return false;
		passed.add(keyOf(plugin));
	}
	return true;
}

/** One that goes on in its start is ready, too, once it has registered what changes notes. */
const isReady = (session: Session, { installId }: Plugin): boolean =>
	pluginPhases.of(session, installId) === 'running' ||
	handlers.of(session, 'note_post_interruptor').some(handler => handler.installId === installId);

const isOver = (session: Session, { installId }: Plugin): boolean => pluginPhases.of(session, installId) === 'over';

/** Those that ended without having been ready, or aren't ready in time. */
function missingOf(session: Session, starting: readonly Plugin[]): Promise<readonly Plugin[]> {
	return new Promise(resolve => {
		let missing = starting;
		const look = () => {
			missing = missing.filter(plugin => !isReady(session, plugin));
			if (missing.every(plugin => isOver(session, plugin))) done();
		};
		const done = () => {
			clearTimeout(timer);
			for (const end of ends) end();
			resolve(missing);
		};
		const timer = setTimeout(done, WITHIN_MS);
		const ends = [pluginPhases.subscribe(look), handlers.subscribe(look)];
	});
}
