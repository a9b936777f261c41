import type { ReactNode } from 'react';
import { openActionMenu } from '@/blocks/actions/openActionMenu';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { CornerClose } from '@/ui/button/CornerClose';
import { Icon } from '@/ui/icon/Icon';
import type { Sorting } from '@/ui/sortable/useSortable';
import styles from './AttachedFile.module.css';
import { ATTACHED_ACTIONS } from './attachedActions';

interface AttachedFileProps {
	file: DriveFile;
	sorting: Sorting;
	onReplace: (file: DriveFile) => void;
	onDetach: () => void;
}

/** An attached drive file: a press opens its menu, and it can be dragged to another position. */
export function AttachedFile(props: AttachedFileProps): ReactNode {
	const { file, sorting, onReplace, onDetach } = props;
	const session = useSession();
	const [onEarlier, onLater] = [sorting.mover(file.id, -1), sorting.mover(file.id, 1)];
	const openFileMenu = (anchor: HTMLElement) =>
		openActionMenu({
			anchor,
			label: t('media.menu', { name: file.name }),
			groups: () => ATTACHED_ACTIONS,
			on: () => ({ session, file, onReplace, onEarlier, onLater, onDetach }),
		});
	return (
		<li className={styles.tile} title={file.name} {...sorting.itemOf(file.id)}>
			<button
				type="button"
				className={styles.open}
				aria-haspopup="menu"
				aria-label={nameOf(file)}
				onClick={({ currentTarget }) => openFileMenu(currentTarget)}
				{...sorting.handleOf(file.id)}
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
