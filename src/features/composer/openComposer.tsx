import { text } from '@/i18n/text';
import { drafts } from '@/stores/drafts';
import { intents } from '@/stores/intents';
import { SessionProvider } from '@/stores/session/SessionContext';
import { tokenMay } from '@/stores/session/tokenMay';
import { alert } from '@/ui/dialog/dialogs';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';
import type { ComposeRequest } from './ComposeRequest';
import { storeRequest } from './draft/storeRequest';

const Composer = lazyPart(async () => {
	// Loaded now, so that a later failure can be shown even if nothing can be loaded any more.
	const [{ Composer }] = await Promise.all([import('./form/Composer'), import('@/ui/dialog/MessageDialog')]);
	return { default: Composer };
});

const WIDTH_PX = 560;

/** Opens the composer as a dialog, or full screen on phones. The draft is stored when it closes. */
export async function openComposer(wanted: ComposeRequest): Promise<void> {
	if (!wanted.session.isMember) {
		intents.send({ kind: 'signIn', reason: 'required' });
		return;
	}
	if (!tokenMay(wanted.session, 'write:notes')) {
		await alert({ type: 'error', title: text.error.cannotPerform, text: text.error.tokenMayNot });
		return;
	}
	await drafts.ready();
	const request = storeRequest(withinChannel(wanted));
	let mayClose: () => Promise<boolean> = async () => true;
	await overlays.open<void>({
		kind: 'page',
		label: request.replyTo === undefined ? text.composer.newNote : text.composer.reply,
		width: WIDTH_PX,
		beforeClose: () => mayClose(),
		render: handle => (
			<SessionProvider value={request.session}>
				<Composer
					request={request}
					isDialog
					onPosted={() => handle.close(undefined, 'send')}
					onClose={() => handle.requestClose('button')}
					guardClose={guard => {
						mayClose = guard;
					}}
				/>
			</SessionProvider>
		),
	}).closed;
}

/** A reply to a note in a channel is posted in that channel. */
function withinChannel(request: ComposeRequest): ComposeRequest {
	if (request.channelId !== undefined || request.replyTo === undefined) return request;
	const channel = request.session.entities.note(request.replyTo)?.channel;
	return channel ? { ...request, channelId: channel.id } : request;
}
