import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { refreshThing } from '@/stores/queries/cachedThings';
import { useSession } from '@/stores/session/SessionContext';
import { useForm } from '@/ui/form/useForm';
import { toast } from '@/ui/toast/toasts';
import styles from '../page/page.module.css';
import { SettingsSection } from '../page/SettingsSection';
import { type WebhookEdit, WebhookForm, webhookRefusal, webhookRules } from './WebhookForm';
import { webhooksQuery } from './webhook';

const EMPTY: WebhookEdit = { name: '', url: '', secret: '', on: ['note'], isActive: true };

/** Creates a webhook (rules/apps#webhooks). */
export default function NewWebhookPage(): ReactNode {
	useHostTitle(text.webhooks.newTitle);
	const session = useSession();
	const navigation = useNavigation();
	const form = useForm<WebhookEdit>({
		initial: EMPTY,
		rules: webhookRules(),
		async send({ name, url, secret, on }) {
			await session.api.call('i/webhooks/create', { name: name.trim(), url: url.trim(), secret, on });
			refreshThing(session, webhooksQuery, null);
			toast(text.webhooks.created, { icon: 'check', tone: 'success' });
			navigation.navigate(pathTo('connect'));
		},
		explain: webhookRefusal,
	});
	return (
		<div className={styles.page}>
			<SettingsSection title={text.webhooks.newTitle} about={text.webhooks.about}>
				<WebhookForm form={form} isKnown={false} />
			</SettingsSection>
		</div>
	);
}
