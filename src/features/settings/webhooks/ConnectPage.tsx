import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { AboutText } from '@/ui/page/AboutText';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { OwnAccount } from '../account/OwnAccount';
import { NewToken } from './NewToken';
import { WebhookList } from './WebhookList';
import own from './webhooks.module.css';

/** How other programs use the account: tokens, webhooks, allowed apps (rules/apps#own-tokens). */
export default function ConnectPage(): ReactNode {
	useHostTitle(text.settings.pages.connect);
	return (
		<PageBody>
			<OwnAccount>{account => <WebhookList limit={account.policies?.webhookLimit ?? null} />}</OwnAccount>
			<NewToken />
			<Section title={text.settings.pages.apps} about={text.webhooks.appsAbout}>
				<AboutText>
					<PathLink className={own.name} path={pathTo('apps')}>
						{text.webhooks.toApps}
					</PathLink>
				</AboutText>
			</Section>
			<Section title={text.apiConsole.title} about={text.webhooks.consoleAbout}>
				<AboutText>
					<PathLink className={own.name} path={pathTo('apiConsole')}>
						{text.webhooks.toConsole}
					</PathLink>
				</AboutText>
			</Section>
		</PageBody>
	);
}
