import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { driveQueue } from '@/blocks/uploads/driveQueue';
import { openUploadDialog } from '@/blocks/uploads/openUploadDialog';
import { UploadBar } from '@/blocks/uploads/UploadBar';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import styles from './WaitingUploads.module.css';

/** Files that are waiting to be uploaded, including those of earlier visits. */
export function WaitingUploads({ folderId }: { folderId: string | null }): ReactNode {
	const session = useSession();
	const queue = driveQueue(session);
	const items = useStore(queue.state);
	useEffect(() => void queue.restore(), [queue]);
	if (items.length === 0) return null;
	return (
		<section className={styles.waiting} aria-label={text.uploads.list}>
			<Button size="small" onClick={() => void openUploadDialog(session, [], folderId)}>
				{t('drive.waiting', { count: items.length })}
			</Button>
			<div className={styles.bar}>
				<UploadBar queue={queue} items={items} />
			</div>
		</section>
	);
}
