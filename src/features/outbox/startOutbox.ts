import { showError } from '@/blocks/actions/showError';
import { refusalText } from '@/blocks/outbox/refusalText';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { OutboxEntry } from '@/stores/outbox/OutboxEntry';
import { openOutboxes, outboxesEvents } from '@/stores/outbox/outboxes';
import { endById } from '@/stores/session/accountEnds';
import { ask } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import { decide, editEntry } from './answerEntry';
import { openOutboxDialog } from './openOutboxDialog';

let isStarted = false;

/** Continues with unsent notes of earlier visits, and reports results from now on. Later calls do nothing. */
export async function startOutbox(): Promise<void> {
	if (isStarted) return;
	isStarted = true;
	outboxesEvents.on('postedLate', () => toast(text.outbox.posted, { icon: 'check', tone: 'success' }));
	const left = await openOutboxes();
	if (left.length > 0) tellOf(left.length);
	outboxesEvents.on('needsAnswer', ({ entry }) => void tell(entry).catch(showError));
}

function tellOf(count: number): void {
	const action = { text: text.outbox.show, onPress: () => void openOutboxDialog() };
	toast(t('outbox.notSent', { count }), { icon: 'warning', tone: 'danger', action });
}

async function tell(entry: OutboxEntry): Promise<void> {
	if (entry.state === 'doubtful') await decide(entry);
	else if (entry.state === 'offered') tellOf(1);
	else if (!endById(entry.refusal?.id ?? '')) await tellRefusal(entry);
}

async function tellRefusal(entry: OutboxEntry): Promise<void> {
	const answer = await ask(
		{
			type: 'error',
			title: text.composer.postFailed,
			text: refusalText(entry.refusal),
		},
		[
			{ value: 'later', text: text.outbox.later },
			{ value: 'edit', text: text.outbox.edit, primary: true },
		],
	);
	if (answer === 'edit') await editEntry(entry);
}
