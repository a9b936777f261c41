import type { ReactNode } from 'react';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Backup } from '@/stores/preferences/profiles/Backups';
import { useSession } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import styles from '../page/page.module.css';
import { deleteBackup, restoreBackup } from './profileActions';
import own from './profiles.module.css';

interface BackupRowProps {
	backup: Backup;
	/** Whether it is of this device's profile. */
	isOwn: boolean;
}

/** A backup on the server, with what can be done with it. */
export function BackupRow({ backup: { name, profile }, isOwn }: BackupRowProps): ReactNode {
	const session = useSession();
	return (
		<li className={styles.row}>
			<div className={styles.facts}>
				<span className={own.line}>
					<strong className={own.name} dir="auto">
						{name}
					</strong>
					{isOwn && <Badge tone="accent">{text.profiles.own}</Badge>}
				</span>
				<small>
					{profile === null ? (
						text.profiles.unreadable
					) : (
						<>
							{t('profiles.settings', { count: Object.keys(profile.preferences).length })} ·{' '}
							<RelativeTime at={profile.modifiedAt} />
						</>
					)}
				</small>
			</div>
			{profile !== null && (
				<Button
					size="small"
					icon="undo"
					aria-label={t('profiles.restoreOf', { name })}
					onClick={() => void restoreBackup(session, name)}
				>
					{text.profiles.restoreThis}
				</Button>
			)}
			<IconButton
				icon="trash"
				label={t('profiles.deleteOf', { name })}
				onClick={() => void deleteBackup(session, name)}
			/>
		</li>
	);
}
