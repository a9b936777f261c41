import { text } from '@/i18n/text';
import type { Intent } from '@/stores/intents';
import { SessionProvider } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const ReactionUsers = lazyPart(() => import('./ReactionUsers').then(module => ({ default: module.ReactionUsers })));

const WIDTH_PX = 460;

/** Opens the list of who reacted to a note, by reaction. */
export async function openReactionUsers(wanted: Extract<Intent, { kind: 'reactionUsers' }>): Promise<void> {
	const { session, noteId, reaction } = wanted;
	await overlays.open<void>({
		kind: 'modal',
		label: text.reactions.who,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={session}>
				<ReactionUsers noteId={noteId} first={reaction ?? null} onClose={() => handle.close()} />
			</SessionProvider>
		),
	}).closed;
}
