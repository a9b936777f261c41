import { type DragEvent, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { text } from '@/i18n/text';
import { takeDropped } from '@/platform/droppedFiles';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { Button } from '@/ui/button/Button';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { useFilePicker } from '@/ui/field/useFilePicker';
import { EmptyState } from '@/ui/state/EmptyState';
import { addDropped } from './addDropped';
import { addFiles } from './addFiles';
import { announceArrival } from './announceArrival';
import { UploadBar } from './UploadBar';
import styles from './UploadDialog.module.css';
import { UploadRow } from './UploadRow';
import { useUploads } from './useUploads';

interface UploadDialogProps {
	queue: UploadQueue;
	folderId: string | null;
	onClose: () => void;
	/** Called when all are uploaded. */
	onDone: () => void;
}

const NONE: readonly UploadItem[] = [];

/** Files before and while they are uploaded to the drive. */
export function UploadDialog({ queue, folderId, onClose, onDone }: UploadDialogProps): ReactNode {
	const items = useUploads(queue, arrived => announceArrival(queue.session, arrived));
	// The dialog's frame is rendered first; many rows follow in time slices.
	const rows = useDeferredValue(items, NONE);
	const done = useRef(onDone);
	useEffect(() => {
		done.current = onDone;
	}, [onDone]);
	useEffect(() => {
		let wasSending = queue.isSending;
		// From the queue itself, as the rendered items may be outdated.
		return queue.state.subscribe(items => {
			// If the user removed the last item, the dialog stays open for choosing others.
			if (items.length > 0) wasSending = queue.isSending;
			else if (wasSending) done.current();
		});
	}, [queue]);
	const take = (files: readonly File[]) => addFiles(queue, files, folderId);
	const picker = useFilePicker(text.composer.attach, take);
	const dropping = {
		onDragOver: (event: DragEvent) => event.preventDefault(),
		onDrop: (event: DragEvent) => {
			event.preventDefault();
			void addDropped(queue, takeDropped(event.dataTransfer), folderId);
		},
	};
	return (
		<div className={styles.dialog} {...dropping}>
			<DialogHeader title={text.uploads.title} onClose={onClose} />
			{items.length === 0 ? (
				<EmptyState icon="upload" title={text.uploads.empty} />
			) : (
				<ul className={styles.list} aria-label={text.uploads.list}>
					{rows.map(item => (
						<UploadRow key={item.id} queue={queue} item={item} />
					))}
				</ul>
			)}
			<footer className={styles.foot}>
				<Button icon="plus" onClick={picker.open}>
					{text.composer.attach}
				</Button>
				<div className={styles.bar}>
					<UploadBar queue={queue} items={items} isPrimary />
				</div>
			</footer>
			{picker.input}
		</div>
	);
}
