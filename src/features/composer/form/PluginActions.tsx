import { type ReactNode, useSyncExternalStore } from 'react';
import type { Draft } from '@/domain/draft/Draft';
import { text } from '@/i18n/text';
import { type Handlers, handlers } from '@/stores/handlers';
import { useSession } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { alert } from '@/ui/dialog/dialogs';
import { openMenu } from '@/ui/menu/openMenu';
import type { DraftChange } from '../draft/useDraft';

interface PluginActionsProps {
	draft: Draft;
	change: (change: DraftChange) => void;
}

/** Plugin actions for the draft of the account that posts; empty if there are none (rules/plugins#handlers). */
export function PluginActions({ draft, change }: PluginActionsProps): ReactNode {
	const session = useSession();
	const count = useSyncExternalStore(handlers.subscribe, () => handlers.of(session, 'post_form_action').length);
	if (count === 0) return null;
	const open = (anchor: HTMLElement) =>
		openMenu({
			anchor,
			label: text.postForm.plugins,
			items: handlers.of(session, 'post_form_action').map(action => ({
				text: action.title,
				icon: 'plug',
				onSelect: () => void run(action, draft, change),
			})),
		});
	return <IconButton icon="plug" label={text.postForm.plugins} onClick={event => open(event.currentTarget)} />;
}

/** Plugins are untrusted, so their results are checked. */
async function run(
	{ run: perform }: Handlers['post_form_action'],
	draft: Draft,
	change: (change: DraftChange) => void,
): Promise<void> {
	const update = ({ text: body, cw }: { text?: string; cw?: string | null }) =>
		change({
			...(typeof body === 'string' ? { text: body } : {}),
			...(typeof cw === 'string' ? { useCw: true, cw } : cw === null ? { useCw: false } : {}),
		});
	try {
		await perform({ text: draft.text, cw: draft.useCw ? draft.cw : null }, update);
	} catch (error) {
		void alert({
			type: 'error',
			title: text.postForm.pluginFailed,
			text: error instanceof Error ? error.message : String(error),
		});
	}
}
