import { type ReactNode, useState } from 'react';
import { permissionText } from '@/blocks/account/permissionText';
import { proxied } from '@/blocks/media/proxied';
import { ExactTime } from '@/blocks/time/ExactTime';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import styles from './security.module.css';
import type { App } from './toApp';

/** One app: its permissions, its dates of authorization and last use. */
export function AppRow({ app, onRevoke }: { app: App; onRevoke: () => void }): ReactNode {
	const { createdAt, usedAt, permissions } = app;
	const name = app.name ?? text.security.unnamed;
	return (
		<li className={styles.app}>
			<AppIcon iconUrl={app.iconUrl} />
			<div className={styles.facts}>
				<strong className={styles.name}>{name}</strong>
				<small>
					{createdAt !== null && (
						<span>
							{text.security.given} <ExactTime at={createdAt} />
						</span>
					)}
					{usedAt === null ? (
						<span>{text.security.neverUsed}</span>
					) : (
						<span>
							{text.security.used} <ExactTime at={usedAt} />
						</span>
					)}
				</small>
				{permissions.length === 0 ? (
					<small>{text.security.noPermissions}</small>
				) : (
					<details>
						<summary>{t('security.permissions', { count: permissions.length })}</summary>
						<ul>
							{permissions.map(permission => (
								<li key={permission}>{permissionText(permission)}</li>
							))}
						</ul>
					</details>
				)}
			</div>
			<Button
				size="small"
				className={styles.danger}
				aria-label={t('security.revokeOf', { app: name })}
				onClick={onRevoke}
			>
				{text.security.revoke}
			</Button>
		</li>
	);
}

/** Through the server's proxy, so that the app's host doesn't learn who views the page. */
function AppIcon({ iconUrl }: { iconUrl: string | null }): ReactNode {
	const session = useSession();
	const [isBroken, setBroken] = useState(false);
	return (
		<span className={styles.icon}>
			{iconUrl === null || isBroken ? (
				<Icon name="plug" />
			) : (
				<img src={proxied(session, iconUrl, 'avatar')} alt="" onError={() => setBroken(true)} />
			)}
		</span>
	);
}
