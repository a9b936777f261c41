import { type ReactNode, useState } from 'react';
import { showError } from '@/blocks/actions/showError';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { changeThing } from '@/stores/queries/cachedThings';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { confirm } from '@/ui/dialog/dialogs';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import styles from '../page/page.module.css';
import { keptWebhookName, useWebhookForm } from './useWebhookForm';
import { WebhookForm } from './WebhookForm';
import { WebhookState } from './WebhookList';
import { WebhookTest } from './WebhookTest';
import { type Webhook, webhookQuery, webhooksQuery } from './webhook';

/** Edits, tests and deletes a webhook (rules/apps#webhooks). */
export default function WebhookPage({ params }: PageProps<'webhook'>): ReactNode {
	const query = useThing(webhookQuery, params.webhookId);
	useHostTitle(query.data?.name ?? text.webhooks.title);
	return (
		<QueryState query={query} gone={{ icon: 'link', title: text.webhooks.gone }}>
			{webhook => <EditWebhook key={webhook.id} webhook={webhook} />}
		</QueryState>
	);
}

function EditWebhook({ webhook }: { webhook: Webhook }): ReactNode {
	const session = useSession();
	const { navigate, replace = navigate } = useNavigation();
	const [isBusy, setBusy] = useState(false);
	const { id: webhookId, sentAt } = webhook;
	const edit = useWebhookForm({
		page: keptWebhookName(webhookId),
		saved: webhook,
		async send({ name, url, secret, on, isActive }) {
			const saved = { name: name.trim(), url: url.trim(), secret, on };
			await session.api.call('i/webhooks/update', { webhookId, ...saved, active: isActive });
			const changed = (now: Webhook): Webhook => ({ ...now, ...saved, isActive });
			changeThing(session, webhookQuery, webhookId, changed);
			changeThing(session, webhooksQuery, null, all => all.map(each => (each.id === webhookId ? changed(each) : each)));
			toast(text.webhooks.saved, { icon: 'check', tone: 'success' });
		},
	});
	const remove = async () => {
		const title = t('webhooks.deleteTitle', { name: webhook.name });
		if (!(await confirm({ title, text: text.webhooks.deleteText, okText: text.common.delete, danger: true }))) return;
		setBusy(true);
		try {
			await session.api.call('i/webhooks/delete', { webhookId });
			edit.forget();
			changeThing(session, webhooksQuery, null, all => all.filter(({ id }) => id !== webhookId));
			replace(pathTo('connect'));
		} catch (error) {
			await showError(error);
		} finally {
			setBusy(false);
		}
	};
	return (
		<PageBody>
			<Section title={webhook.name}>
				<ButtonRow>
					<WebhookState {...webhook} />
					<span className={styles.dim}>
						{sentAt === null ? (
							text.webhooks.neverSent
						) : (
							<>
								{text.webhooks.lastSent} <RelativeTime at={sentAt} />
							</>
						)}
					</span>
				</ButtonRow>
				<WebhookForm edit={edit} isKnown />
			</Section>
			<WebhookTest webhookId={webhookId} edit={edit.form.values} />
			<Section title={text.webhooks.delete}>
				<Button className={styles.danger} icon="trash" busy={isBusy} onClick={() => void remove()}>
					{text.webhooks.delete}
				</Button>
			</Section>
		</PageBody>
	);
}
