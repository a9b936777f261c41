import { showError } from '@/blocks/actions/showError';
import { draftExcerpt } from '@/blocks/drafts/draftLabel';
import { returnToComposer } from '@/blocks/outbox/returnToComposer';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Outbox } from '@/stores/outbox/Outbox';
import type { OutboxEntry } from '@/stores/outbox/OutboxEntry';
import { outboxOf } from '@/stores/outbox/outboxes';
import type { Session } from '@/stores/session/Session';
import { sessionByKey } from '@/stores/session/sessions';
import { ask, confirm } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';

const EXCERPT = 120;

/** Sends an entry now. */
export const sendEntry = (entry: OutboxEntry): Promise<void> =>
	withOutbox(entry, async outbox => {
		if (!navigator.onLine) toast(text.outbox.waitsForConnection, { icon: 'wifiOff' });
		await outbox.send(entry.id);
	});

/** Opens an entry in its composer. If it may have been posted, asks first. */
export const editEntry = (entry: OutboxEntry): Promise<void> =>
	withOutbox(entry, (_outbox, session) => returnToComposer(session, entry.id));

export const deleteEntry = (entry: OutboxEntry): Promise<void> =>
	withOutbox(entry, async outbox => {
		const wasSent = entry.state === 'unknown' || entry.state === 'doubtful';
		const isSure = await confirm({
			title: text.outbox.deleteTitle,
			text: wasSent ? text.outbox.deleteSentText : text.outbox.deleteText,
			okText: text.common.delete,
			danger: true,
		});
		if (!isSure) return;
		if (!(await outbox.take(entry.id))) toast(text.outbox.tooLate, { icon: 'info' });
	});

/** Asks the user whether a note was posted, when the response was lost and it can't be found out. */
export const decide = (entry: OutboxEntry): Promise<void> =>
	withOutbox(entry, async (outbox, session) => {
		const excerpt = draftExcerpt(entry.draft).slice(0, EXCERPT) || text.drafts.noText;
		const answer = await ask(
			{ type: 'question', title: text.outbox.doubtTitle, text: t('outbox.doubtText', { excerpt }) },
			[
				{ value: 'posted', text: text.outbox.doubtPosted, primary: true },
				{ value: 'again', text: text.outbox.doubtAgain },
				{ value: 'edit', text: text.outbox.doubtEdit },
			],
		);
		if (answer === 'posted') await outbox.take(entry.id);
		else if (answer === 'again') await outbox.send(entry.id);
		else if (answer === 'edit') await returnToComposer(session, entry.id, true);
	});

async function withOutbox(
	{ sessionKey }: OutboxEntry,
	work: (outbox: Outbox, session: Session) => Promise<void>,
): Promise<void> {
	const session = sessionByKey(sessionKey);
	if (!session) return;
	try {
		await work(outboxOf(session), session);
	} catch (error) {
		await showError(error);
	}
}
