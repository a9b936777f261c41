import { type ReactNode, useDeferredValue } from 'react';
import { moved } from '@/base/moved';
import { UploadBar } from '@/blocks/uploads/UploadBar';
import { UploadTile } from '@/blocks/uploads/UploadTile';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { text } from '@/i18n/text';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { useSortable } from '@/ui/sortable/useSortable';
import { AttachedFile } from './AttachedFile';
import styles from './Attachments.module.css';

interface AttachmentsProps {
	files: readonly DriveFile[];
	queue: UploadQueue;
	uploads: readonly UploadItem[];
	/** Gets a function that changes the files, as others may be added meanwhile. */
	onChange: (edit: (files: readonly DriveFile[]) => readonly DriveFile[]) => void;
}

/** The note's attachments: drive files, and files that aren't uploaded yet. */
export function Attachments({ files, queue, uploads: newest, onChange }: AttachmentsProps): ReactNode {
	// Many at once are rendered in time slices, so that typing isn't delayed.
	const drawn = useDeferredValue(newest);
	// An uploaded file is added at once, but leaves the deferred list a moment later.
	const uploads = drawn.filter(({ id }) => queue.items.some(item => item.id === id));
	const sorting = useSortable({
		ids: files.map(({ id }) => id),
		nameOf: id => files.find(file => file.id === id)?.name ?? '',
		layout: 'grid',
		by: 'button',
		onMove: (id, to) => onChange(now => moved(now, id, to)),
	});
	if (files.length === 0 && uploads.length === 0) return null;
	return (
		<div className={styles.attachments}>
			<ul {...sorting.list} className={styles.list} aria-label={text.composer.attachments}>
				{files.map(file => (
					<AttachedFile
						key={file.id}
						file={file}
						sorting={sorting}
						onReplace={next => onChange(now => now.map(each => (each.id === file.id ? next : each)))}
						onDetach={() => onChange(now => now.filter(each => each.id !== file.id))}
					/>
				))}
				{uploads.map(item => (
					<UploadTile key={item.id} queue={queue} item={item} />
				))}
			</ul>
			{sorting.status}
			{/* The button that posts sends them. */}
			{queue.isSending && <UploadBar queue={queue} items={uploads} />}
		</div>
	);
}
