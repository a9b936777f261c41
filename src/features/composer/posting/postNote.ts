import { ApiError, isAbort } from '@/api/ApiError';
import { showError } from '@/blocks/actions/showError';
import { refusalText } from '@/blocks/outbox/refusalText';
import { returnToComposer } from '@/blocks/outbox/returnToComposer';
import { errorText } from '@/blocks/query/errorText';
import { limitText } from '@/blocks/uploads/uploadStatus';
import { type Draft, notePayload } from '@/domain/draft/Draft';
import { text } from '@/i18n/text';
import { handlers } from '@/stores/handlers';
import { intents } from '@/stores/intents';
import type { OutboxEntry, PostOutcome } from '@/stores/outbox/OutboxEntry';
import { outboxOf } from '@/stores/outbox/outboxes';
import { hasPlugins } from '@/stores/plugins/hasPlugins';
import { preferences } from '@/stores/preferences/Preferences';
import { endById, isAccountEnd } from '@/stores/session/accountEnds';
import type { Session } from '@/stores/session/Session';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { alert } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import type { Params } from '@/wire/endpoints/Endpoints';
import { rememberHashtags } from '../autocomplete/rememberHashtags';
import { type ComposeRequest, contextOf } from '../ComposeRequest';
import { undoSendSeconds } from '../composerSettings';
import { targetOf } from '../draft/draftTarget';
import type { HeldDraft } from '../draft/useDraft';

/** `held`: is sent unless cancelled; `later`: is sent once there is a connection, and no rate limit any more. */
export type Posted = 'posted' | 'held' | 'later' | 'no';

type Payload = Params<'notes/create'>;

/**
 * Posts a draft through the outbox, which stores it as it leaves the composer.
 * @param queue files that could not be uploaded yet wait with it
 * @returns the outcome; failures are already reported
 */
export async function postNote(
	session: Session,
	draft: Draft,
	request: ComposeRequest,
	held: Pick<HeldDraft, 'release' | 'keep' | 'change'>,
	queue: Pick<UploadQueue, 'key' | 'kept' | 'removeAll' | 'restore'>,
): Promise<Posted> {
	if (session.me.getState().me?.movedTo) {
		await alert({ type: 'error', title: text.error.accountMoved, text: text.error.accountMovedText });
		return 'no';
	}
	try {
		const payload = await interrupted(session, payloadOf(session, draft, request));
		if (payload === null) return 'no';
		const item = {
			draftsOf: request.session.key,
			context: contextOf(request),
			draft,
			target: targetOf(request),
			payload,
			uploads: { queue: queue.key, files: queue.kept() },
		};
		const holdMs = preferences.get(undoSendSeconds, session) * 1_000;
		const outcome = await outboxOf(session).post(item, holdMs, () => {
			held.release();
			queue.removeAll();
		});
		if (outcome.kind === 'refused') {
			// Stored as a draft again before it leaves the outbox, even if it was never stored there.
			const back = await outboxOf(session).take(outcome.entry.id, ({ draft: { files } }) => {
				held.change({ files });
				held.keep();
				return queue.key;
			});
			if (!back) held.keep();
			await queue.restore(true);
			await tellRefusal(outcome.entry);
			return 'no';
		}
		void rememberHashtags(draft.text);
		tell(session, outcome, holdMs);
		return outcome.kind;
	} catch (error) {
		if (!isAccountEnd(error) && !isAbort(error)) await tellFailure(error);
		return 'no';
	}
}

function payloadOf(session: Session, draft: Draft, request: ComposeRequest): Payload {
	return notePayload(draft, {
		...(request.replyTo === undefined ? {} : { replyId: request.replyTo }),
		...(request.channelId === undefined ? {} : { channelId: request.channelId }),
		// Unknown users may be from any server.
		hasRemoteReaders: draft.visibleUserIds.some(id => session.entities.user(id)?.host !== null),
	});
}

/** The note after all plugins have changed it; null if one of them, or the person who was asked, cancelled it. */
async function interrupted(session: Session, payload: Payload): Promise<Payload | null> {
	if (hasPlugins() && !(await (await import('./awaitPlugins')).awaitPlugins(session))) return null;
	let current: Payload | null = payload;
	for (const { run } of handlers.of(session, 'note_post_interruptor')) {
		if (current === null) return null;
		current = await run(session, current);
	}
	return current;
}

/** Reports that a note isn't posted yet. */
function tell(session: Session, outcome: PostOutcome, holdMs: number): void {
	if (outcome.kind === 'held') {
		const { id } = outcome.entry;
		const outbox = outboxOf(session);
		const dismiss = toast(text.outbox.undoable, {
			icon: 'send',
			countdownMs: holdMs,
			action: { text: text.common.undo, onPress: () => void returnToComposer(session, id).catch(showError) },
		});
		const end = outbox.events.on('changed', () => {
			if (outbox.entries.some(entry => entry.id === id && entry.state === 'held')) return;
			end();
			dismiss();
		});
	} else if (outcome.kind === 'later') {
		const { holdUntil } = outcome.entry;
		const noAnswer = navigator.onLine ? text.outbox.willBeSent : text.outbox.waitsForConnection;
		toast(Date.now() < holdUntil ? limitText(holdUntil) : noAnswer, {
			icon: 'send',
			action: { text: text.outbox.show, onPress: () => intents.send({ kind: 'outbox' }) },
		});
	}
}

/** The message followed by the error id (rules/composing#failures). */
async function tellRefusal({ refusal }: OutboxEntry): Promise<void> {
	// The shell reports that.
	if (endById(refusal?.id ?? '')) return;
	await alert({
		type: 'error',
		title: text.composer.postFailed,
		text: refusalText(refusal),
	});
}

async function tellFailure(error: unknown): Promise<void> {
	await alert({
		type: 'error',
		title: text.composer.postFailed,
		text: error instanceof ApiError ? error.message : errorText(error).text,
	});
}
