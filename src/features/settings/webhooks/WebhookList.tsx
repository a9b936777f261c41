import type { ReactNode } from 'react';
import { PathButton } from '@/blocks/navigation/PathButton';
import { PathLink } from '@/blocks/navigation/PathLink';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Badge } from '@/ui/Badge';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import styles from '../page/page.module.css';
import { type Webhook, webhooksQuery } from './webhook';
import own from './webhooks.module.css';

interface WebhookListProps {
	/** How many the role allows; null if the server doesn't say. */
	limit: number | null;
}

/** The account's webhooks, each with its last result. */
export function WebhookList({ limit }: WebhookListProps): ReactNode {
	const query = useThing(webhooksQuery, null);
	return (
		<Section marker="webhooks" title={text.webhooks.title} about={text.webhooks.about}>
			<QueryState query={query}>
				{webhooks => (
					<>
						{webhooks.length === 0 ? (
							<EmptyState icon="link" title={text.webhooks.none} />
						) : (
							<ul className={styles.list}>
								{webhooks.map(webhook => (
									<WebhookRow key={webhook.id} webhook={webhook} />
								))}
							</ul>
						)}
						{limit !== null && webhooks.length >= limit ? (
							<AboutText>{t('webhooks.limit', { limit })}</AboutText>
						) : (
							<ButtonRow>
								<PathButton path={pathTo('newWebhook')} icon="plus">
									{text.webhooks.add}
								</PathButton>
							</ButtonRow>
						)}
					</>
				)}
			</QueryState>
		</Section>
	);
}

function WebhookRow({ webhook }: { webhook: Webhook }): ReactNode {
	const { id, name, url, isActive, sentAt, status } = webhook;
	return (
		<li className={styles.row}>
			<span className={styles.facts}>
				<PathLink className={own.name} path={pathTo('webhook', { webhookId: id })}>
					{name}
				</PathLink>
				<small>{url}</small>
				{sentAt !== null && (
					<small>
						{text.webhooks.lastSent} <RelativeTime at={sentAt} />
					</small>
				)}
			</span>
			<WebhookState isActive={isActive} status={status} />
		</li>
	);
}

/** Off, or how the last call went. */
export function WebhookState({ isActive, status }: Pick<Webhook, 'isActive' | 'status'>): ReactNode {
	if (!isActive) return <Badge>{text.webhooks.off}</Badge>;
	if (status === null) return <Badge tone="accent">{text.webhooks.on}</Badge>;
	// Servers store 1 where nothing answered.
	if (status < 100) return <Badge tone="danger">{text.webhooks.noAnswer}</Badge>;
	const isFine = status >= 200 && status < 300;
	return <Badge tone={isFine ? 'success' : 'danger'}>{t('webhooks.status', { status })}</Badge>;
}
