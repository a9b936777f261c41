import { PeopleDialog } from '@/blocks/person/PeopleDialog';
import { text } from '@/i18n/text';
import type { Intent } from '@/stores/intents';
import { SessionProvider } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const Reactors = lazyPart(() => import('@/blocks/reaction/Reactors').then(module => ({ default: module.Reactors })));

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
				<PeopleDialog title={text.reactions.who} onClose={() => handle.close()}>
					<Reactors noteId={noteId} first={reaction} />
				</PeopleDialog>
			</SessionProvider>
		),
	}).closed;
}
