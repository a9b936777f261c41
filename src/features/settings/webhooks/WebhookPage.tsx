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
import { changeThing, knownThing } from '@/stores/queries/cachedThings';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { confirm } from '@/ui/dialog/dialogs';
import { fillForm } from '@/ui/form/fillForm';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import styles from '../page/page.module.css';
import { changesOf, keptWebhookName, useWebhookForm } from './useWebhookForm';
import { WebhookForm } from './WebhookForm';
import { WebhookState } from './WebhookList';
import { WebhookTest } from './WebhookTest';
import { type Webhook, webhookQuery, webhooksQuery } from './webhook';
import { editOf } from './webhookRules';

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
	// What is fetched meanwhile must not look like an edit.
	const [saved, setSaved] = useState(() => editOf(webhook));
	const edit = useWebhookForm({
		page: keptWebhookName(webhookId),
		saved,
		async send(values) {
			// Another device may have changed the rest meanwhile.
			const changes = changesOf({ ...values, name: values.name.trim(), url: values.url.trim() }, saved);
			const { isActive: active, ...fields } = changes;
			if (Object.keys(changes).length > 0)
				await session.api.call('i/webhooks/update', { webhookId, ...fields, ...(active !== undefined && { active }) });
			const changed = (now: Webhook): Webhook => ({ ...now, ...changes });
			changeThing(session, webhookQuery, webhookId, changed);
			changeThing(session, webhooksQuery, null, all => all.map(each => (each.id === webhookId ? changed(each) : each)));
			toast(text.webhooks.saved, { icon: 'check', tone: 'success' });
			setSaved(values);
			return {
				restart() {
					const now = editOf(knownThing(session, webhookQuery, webhookId) ?? changed(webhook));
					setSaved(now);
					fillForm(edit.form, now);
				},
			};
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
