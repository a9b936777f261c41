import { type ReactNode, useEffect, useMemo } from 'react';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useServerInfo, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import { readOffer } from './fetchOffer';
import styles from './InstallExtensionsPage.module.css';
import { OfferedThing } from './OfferedThing';
import { Outcome } from './Outcome';
import { ToApp } from './ToApp';

/**
 * Installs a theme that a page of the web offers: asks, has the server fetch it, and shows it before
 * (rules/apps#install-from-a-page: /install-extensions).
 */
export default function InstallExtensionsPage({ search }: PageProps<'installExtensions'>): ReactNode {
	const session = useSession();
	const offer = useMemo(() => readOffer(search), [search]);
	const serverName = useServerInfo(info => info?.name ?? null) ?? session.host;
	const { title, errors } = text.installExtensions;
	useEffect(() => {
		document.title = `${title} | ${serverName}`;
	}, [title, serverName]);
	return (
		<main className={styles.page}>
			<section className={styles.card} aria-label={title}>
				<h1>
					<Icon name="download" size={22} className={styles.mark ?? ''} />
					{title}
					<span className={styles.server}>{serverName}</span>
				</h1>
				{offer === null ? (
					<Outcome tone="danger" title={errors.address} about={errors.addressText}>
						<ToApp />
					</Outcome>
				) : session.isMember ? (
					<OfferedThing offer={offer} serverName={serverName} />
				) : (
					<div className={styles.part}>
						<p>{text.signin.required}</p>
						<Button variant="primary" wide onClick={() => intents.send({ kind: 'signIn', reason: 'asked' })}>
							{text.common.signIn}
						</Button>
					</div>
				)}
			</section>
		</main>
	);
}
