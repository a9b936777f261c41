import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { leadOn } from '@/blocks/navigation/leadOn';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { refreshThing } from '@/stores/queries/cachedThings';
import { useSession } from '@/stores/session/SessionContext';
import { AboutText } from '@/ui/page/AboutText';
import { PageBody } from '@/ui/page/PageBody';
import { toast } from '@/ui/toast/toasts';
import styles from '../page/page.module.css';
import { keptWebhookName, useWebhookForm } from './useWebhookForm';
import { WebhookForm } from './WebhookForm';
import { webhooksQuery } from './webhook';
import type { WebhookEdit } from './webhookRules';

const EMPTY: WebhookEdit = { name: '', url: '', secret: '', on: ['note'], isActive: true };

/** Creates a webhook (rules/apps#webhooks). */
export default function NewWebhookPage(): ReactNode {
	useHostTitle(text.webhooks.newTitle);
	const session = useSession();
	const navigation = useNavigation();
	const edit = useWebhookForm({
		page: 'newWebhook',
		saved: EMPTY,
		async send({ name, url, secret, on }) {
			const fields = { name: name.trim(), url: url.trim(), secret, on };
			const { id } = await session.api.call('i/webhooks/create', fields);
			refreshThing(session, webhooksQuery, null);
			const show = leadOn(navigation, pathTo('connect'), text.webhooks.show);
			toast(text.webhooks.created, { icon: 'check', tone: 'success', ...show });
			return { page: keptWebhookName(id) };
		},
	});
	return (
		<PageBody>
			<section className={styles.part}>
				<AboutText>{text.webhooks.about}</AboutText>
				<WebhookForm edit={edit} isKnown={false} />
			</section>
		</PageBody>
	);
}
