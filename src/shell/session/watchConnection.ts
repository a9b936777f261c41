import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import { preference } from '@/stores/preferences/preference';
import type { Session } from '@/stores/session/Session';
import { confirm } from '@/ui/dialog/dialogs';

export const serverDisconnectedBehavior = preference<'reload' | 'dialog' | 'quiet'>({
	key: 'serverDisconnectedBehavior',
	default: 'quiet',
	choices: ['quiet', 'dialog', 'reload'],
});

/**
 * What happens when the connection is lost: depending on the setting a reload, a question, or (by default) nothing, as
 * it reconnects.
 */
export function watchConnection(session: Session): () => void {
	let isAsking = false;
	return session.stream.events.on('state', state => {
		if (state !== 'reconnecting') return;
		const behaviour = preferences.get(serverDisconnectedBehavior);
		if (behaviour === 'reload') location.reload();
		if (behaviour !== 'dialog' || isAsking) return;
		isAsking = true;
		void ask().finally(() => {
			isAsking = false;
		});
	});
}

async function ask(): Promise<void> {
	const { disconnectedTitle: title, disconnectedText } = text.shell;
	if (await confirm({ title, text: disconnectedText, okText: text.common.reload })) location.reload();
}
