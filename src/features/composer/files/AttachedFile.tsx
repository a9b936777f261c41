import type { KeyboardEvent, ReactNode } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { CornerClose } from '@/ui/button/CornerClose';
import { inlineKey } from '@/ui/focus/inlineKey';
import { Icon } from '@/ui/icon/Icon';
import styles from './AttachedFile.module.css';
import { openAttachedMenu } from './openAttachedMenu';
import type { useTileDrag } from './useTileDrag';

interface AttachedFileProps {
	file: DriveFile;
	drag: ReturnType<typeof useTileDrag>;
	onReplace: (file: DriveFile) => void;
	/** Missing for the first, or the last. */
	onEarlier?: (() => void) | undefined;
	onLater?: (() => void) | undefined;
	onDetach: () => void;
}

/** An attached drive file: a press opens its menu, and it can be dragged to another position. */
export function AttachedFile(props: AttachedFileProps): ReactNode {
	const { file, drag, onEarlier, onLater, onDetach } = props;
	const session = useSession();
	const onKeyDown = (event: KeyboardEvent) => {
		if (!event.altKey || event.ctrlKey || event.metaKey) return;
		const key = inlineKey(event.key);
		if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
		const move = key === 'ArrowLeft' ? onEarlier : onLater;
		// Otherwise the browser goes back a page.
		event.preventDefault();
		move?.();
	};
	return (
		<li
			className={styles.tile}
			style={{ order: drag.placeOf(file.id) }}
			data-tile={file.id}
			data-dragged={drag.draggedId === file.id || undefined}
			title={file.name}
		>
			<button
				type="button"
				className={styles.open}
				aria-haspopup="menu"
				aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
				aria-label={nameOf(file)}
				onClick={({ currentTarget: anchor }) => openAttachedMenu({ ...props, session, anchor })}
				onKeyDown={onKeyDown}
				{...drag.handleOf(file.id)}
			>
				<Picture file={file} />
				<span className={styles.marks} aria-hidden="true">
					{file.comment !== null && <b className={styles.mark}>{text.media.alt}</b>}
					{file.isSensitive && (
						<span className={styles.mark}>
							<Icon name="eyeOff" size={12} />
						</span>
					)}
				</span>
			</button>
			<CornerClose label={t('composer.detach', { name: file.name })} onClick={onDetach} />
		</li>
	);
}

/** Also says what the tile's marks show. */
const nameOf = (file: DriveFile): string =>
	[
		t('media.menu', { name: file.name }),
		file.comment === null ? null : text.postForm.described,
		file.isSensitive ? text.media.sensitive : null,
	]
		.filter(part => part !== null)
		.join(', ');

function Picture({ file }: { file: DriveFile }): ReactNode {
	const isPicture = file.type.startsWith('image/') || file.thumbnailUrl !== null;
	if (isPicture) {
		return <img className={styles.picture} src={file.thumbnailUrl ?? file.url} alt="" draggable={false} />;
	}
	return (
		<span className={styles.plain}>
			<Icon name={file.type.startsWith('audio/') ? 'music' : 'file'} size={22} />
			<span>{file.name}</span>
		</span>
	);
}
