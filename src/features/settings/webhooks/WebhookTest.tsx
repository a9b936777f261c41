import { type ReactNode, useState } from 'react';
import { showError } from '@/blocks/actions/showError';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import { isWebhookUrl, WEBHOOK_EVENTS, type WebhookEvent } from './webhook';
import type { WebhookEdit } from './webhookRules';

interface WebhookTestProps {
	webhookId: string;
	/** The address and secret as they stand in the form, saved or not. */
	edit: Pick<WebhookEdit, 'url' | 'secret'>;
}

/** Has the server send made-up events to the address. */
export function WebhookTest({ webhookId, edit }: WebhookTestProps): ReactNode {
	const session = useSession();
	const [busy, setBusy] = useState<WebhookEvent | null>(null);
	const send = async (type: WebhookEvent) => {
		setBusy(type);
		try {
			const override = { url: edit.url.trim(), secret: edit.secret };
			await session.api.call('i/webhooks/test', { webhookId, type, override });
			toast(t('webhooks.testSent', { event: text.webhooks.eventNames[type] }), { icon: 'send' });
		} catch (error) {
			await showError(error);
		} finally {
			setBusy(null);
		}
	};
	return (
		<Section title={text.webhooks.testTitle} about={text.webhooks.testAbout}>
			<ButtonRow>
				{WEBHOOK_EVENTS.map(event => (
					<Button
						key={event}
						size="small"
						icon="send"
						busy={busy === event}
						disabled={busy !== null || !isWebhookUrl(edit.url)}
						onClick={() => void send(event)}
					>
						{text.webhooks.eventNames[event]}
					</Button>
				))}
			</ButtonRow>
		</Section>
	);
}
