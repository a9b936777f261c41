import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { overallProgress } from '@/domain/drive/UploadItem';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { uploadQueues } from '@/stores/uploads/uploadQueues';
import { IconButton } from '@/ui/button/IconButton';
import { ProgressBar } from '@/ui/state/ProgressBar';
import { toast } from '@/ui/toast/toasts';
import { reportUploadFailures } from './reportUploadFailures';
import styles from './UploadTray.module.css';
import { stateText } from './uploadStatus';

/** Uploads that no other component shows. */
export function UploadTray({ onDone }: { onDone: () => void }): ReactNode {
	const key = useSyncExternalStore(uploadQueues.subscribe, unattendedKey);
	const queues = uploadQueues.unattended();
	const watched = useRef(new Set<UploadQueue>());
	useEffect(() => {
		for (const queue of uploadQueues.unattended()) watched.current.add(queue);
		if (key !== '') return;
		// A component that shows the queue again also shows the result.
		const left = [...watched.current].filter(uploadQueues.isUnattended);
		if (left.length > 0) tellOutcome(left);
		onDone();
	}, [key, onDone]);
	useEffect(() => {
		const ends = uploadQueues.unattended().map(reportUploadFailures);
		return () => {
			for (const end of ends) end();
		};
	}, []);
	const items = queues.flatMap(queue => queue.items);
	if (items.length === 0) return null;
	const { max, value } = overallProgress(items);
	const waiting = items.find(({ waitsUntil }) => waitsUntil);
	return (
		<div className={styles.tray} role="status">
			<span className={styles.text}>
				{waiting ? stateText(waiting) : t('uploads.background', { count: items.length })}
			</span>
			<ProgressBar label={text.uploads.title} max={max || 1} value={value} />
			<IconButton
				icon="close"
				size="small"
				label={text.uploads.stopAll}
				onClick={() => {
					for (const queue of queues) queue.abortAll();
				}}
			/>
		</div>
	);
}

/** Changes with everything that the tray shows. */
const unattendedKey = (): string =>
	uploadQueues
		.unattended()
		.map(
			({ key, items }) =>
				`${key} ${items.map(({ id, progress, waitsUntil }) => `${id}:${progress?.value ?? waitsUntil ?? ''}`).join()}`,
		)
		.join('\n');

function tellOutcome(queues: readonly UploadQueue[]): void {
	const left = queues.flatMap(({ items }) => items);
	if (left.length === 0) toast(text.uploads.backgroundDone, { icon: 'check', tone: 'success' });
	else if (left.some(({ state }) => state === 'failed'))
		toast(text.uploads.backgroundFailed, { icon: 'warning', tone: 'danger' });
}
