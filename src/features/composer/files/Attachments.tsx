import { type ReactNode, useDeferredValue } from 'react';
import { moved } from '@/base/moved';
import { UploadBar } from '@/blocks/uploads/UploadBar';
import { UploadTile } from '@/blocks/uploads/UploadTile';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { text } from '@/i18n/text';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { AttachedFile } from './AttachedFile';
import styles from './Attachments.module.css';
import { useTileDrag } from './useTileDrag';

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
	const ids = files.map(({ id }) => id);
	const drag = useTileDrag(ids, order => {
		// Files added meanwhile stay at the end.
		const placeOf = ({ id }: DriveFile) => (order.includes(id) ? order.indexOf(id) : order.length);
		onChange(now => now.toSorted((one, other) => placeOf(one) - placeOf(other)));
	});
	const move = (id: string, step: -1 | 1) =>
		onChange(now => {
			const from = now.findIndex(each => each.id === id);
			return moved(now, from, from + step);
		});
	if (files.length === 0 && uploads.length === 0) return null;
	return (
		<div className={styles.attachments}>
			<ul ref={drag.listRef} className={styles.list} aria-label={text.composer.attachments}>
				{files.map((file, index) => (
					<AttachedFile
						key={file.id}
						file={file}
						drag={drag}
						onReplace={next => onChange(now => now.map(each => (each.id === file.id ? next : each)))}
						onEarlier={index === 0 ? undefined : () => move(file.id, -1)}
						onLater={index === files.length - 1 ? undefined : () => move(file.id, 1)}
						onDetach={() => onChange(now => now.filter(each => each.id !== file.id))}
					/>
				))}
				{uploads.map(item => (
					<UploadTile key={item.id} queue={queue} item={item} />
				))}
			</ul>
			{/* The post button starts them. */}
			{queue.isSending && <UploadBar queue={queue} items={uploads} />}
		</div>
	);
}
