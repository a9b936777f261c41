import { ApiError } from '@/api/ApiError';
import { errorText } from '@/blocks/errorText';
import { type Draft, notePayload } from '@/domain/Draft';
import { t, text } from '@/i18n/t';
import { appEvents } from '@/stores/appEvents';
import { handlers } from '@/stores/handlers';
import { isAccountGone } from '@/stores/session/isAccountGone';
import type { Session } from '@/stores/session/Session';
import { alert } from '@/ui/dialog/dialogs';
import type { WireNote } from '@/wire/entities';
import { rememberHashtags } from './autocomplete/rememberHashtags';
import type { ComposeRequest } from './ComposeRequest';

/** Posts a draft. @returns whether it was posted; why not was told */
export async function postNote(session: Session, draft: Draft, request: ComposeRequest): Promise<boolean> {
	if (session.me.getState().me?.movedTo) {
		await alert({ type: 'error', title: text.error.accountMoved, text: text.error.accountMovedText });
		return false;
	}
	try {
		const target = {
			...(request.replyTo === undefined ? {} : { replyId: request.replyTo }),
			...(request.channelId === undefined ? {} : { channelId: request.channelId }),
			// Of whom nothing is known may be from anywhere.
			hasRemoteReaders: draft.visibleUserIds.some(id => session.entities.user(id)?.host !== null),
		};
		const payload = await interrupted(session, notePayload(draft, target));
		if (payload === null) return false;
		const answer = (await session.api.request('notes/create', payload)) as { createdNote: WireNote };
		const [noteId] = session.entities.ingest([answer.createdNote]);
		rememberHashtags(draft.text);
		if (noteId !== undefined) appEvents.emit('posted', { session, noteId });
		return true;
	} catch (error) {
		if (isAccountGone(error)) appEvents.emit('accountGone', { session, error });
		else await tell(error);
		return false;
	}
}

type Payload = Record<string, unknown>;

/** What plugins make of the note before it is posted; null: one of them stopped it. */
async function interrupted(session: Session, payload: Payload): Promise<Payload | null> {
	let current: Payload | null = payload;
	for (const { run } of handlers.of('note_post_interruptor')) {
		if (current === null) return null;
		current = await run(session, current);
	}
	return current;
}

/** The message followed by the error id (spec 1 §8). */
async function tell(error: unknown): Promise<void> {
	const said = errorText(error);
	const isRefusal = error instanceof ApiError && error.id !== '';
	await alert({
		type: 'error',
		title: text.composer.postFailed,
		text: isRefusal ? t('error.withId', { message: error.message, id: error.id }) : said.text,
	});
}
