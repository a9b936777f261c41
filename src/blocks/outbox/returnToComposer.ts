import { isBlankDraft } from '@/domain/draft/Draft';
import { unversioned } from '@/domain/draft/unversioned';
import { text } from '@/i18n/text';
import { drafts } from '@/stores/drafts';
import { intents } from '@/stores/intents';
import type { OutboxEntry } from '@/stores/outbox/OutboxEntry';
import { outboxOf } from '@/stores/outbox/outboxes';
import type { Session } from '@/stores/session/Session';
import { sessionByKey } from '@/stores/session/sessions';
import { uploadQueues } from '@/stores/uploads/uploadQueues';
import { confirm } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';

/**
 * Takes a note out of the outbox and opens it in a composer: that of the account that wrote it, or of the one that
 * posts if the former has left the device. If it was already sent, says so; if it may have been, asks first.
 * @param mayBePosted whether to take it even if it may have been sent, as the user was asked already
 */
export async function returnToComposer(session: Session, entryId: string, mayBePosted = false): Promise<void> {
	await drafts.ready();
	let form = session;
	let context = '';
	let queue = '';
	const keep = (each: OutboxEntry) => {
		form = sessionByKey(each.draftsOf) ?? session;
		context = keepAsDraft(each, form);
		queue = uploadQueues.keyOfNote(session, context, form.key);
		return queue;
	};
	const outbox = outboxOf(session);
	const entry = mayBePosted ? await outbox.take(entryId, keep) : await outbox.takeUnposted(entryId, keep);
	if (entry === 'unclear') {
		const { doubtful: title, editSentText, edit: okText } = text.outbox;
		if (await confirm({ title, text: editSentText, okText })) await returnToComposer(session, entryId, true);
		return;
	}
	if (!entry) return void toast(text.outbox.tooLate, { icon: 'info' });
	await uploadQueues.refresh(queue);
	const { about: _, ...target } = entry.target;
	intents.send({ kind: 'compose', session: form, context, ...target });
}

/**
 * @throws if the device has no room for it: then it stays in the outbox
 * @returns its context
 */
function keepAsDraft({ id, sessionKey, context, draft, target }: OutboxEntry, form: Session): string {
	const begun = drafts.get(drafts.keyOf(form.key, context));
	// Another note may have been started there meanwhile.
	const place = begun === undefined || isBlankDraft(begun) ? context : `kept:${id}`;
	const postAs = form.key === sessionKey ? null : sessionKey;
	const kept = { ...unversioned(draft), postAs, target };
	if (!drafts.set(drafts.keyOf(form.key, place), kept, returnToComposer)) throw new Error(text.error.notKept);
	return place;
}
