import type { ReactNode } from 'react';
import { COMPOSER_LIMITS } from '@/domain/draft/Draft';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { chooseAndMove, deleteItems, writeWith } from '../actions/driveActions';
import { useDriveGrid } from './DriveGridContext';
import type { DriveItem } from './DriveItem';
import styles from './SelectionBar.module.css';

/** The actions on all selected items. */
export function SelectionBar({ items }: { items: readonly DriveItem[] }): ReactNode {
	const { session, selection } = useDriveGrid();
	const files = items.flatMap(item => (item.kind === 'file' ? [item.file] : []));
	const mayChange = useTokenMay('write:drive');
	const mayWrite = useTokenMay('write:notes');
	const canWrite = mayWrite && files.length === items.length && files.length <= COMPOSER_LIMITS.files;
	return (
		<div className={styles.bar}>
			<IconButton icon="close" size="small" label={text.common.cancel} onClick={() => selection.choose([])} />
			<b role="status">{t('drive.selected', { count: items.length })}</b>
			{canWrite && <IconButton icon="pencil" label={text.drive.write} onClick={() => writeWith(session, files)} />}
			{mayChange && (
				<>
					<Button size="small" icon="folder" onClick={() => void chooseAndMove(session, items)}>
						{text.drive.move}
					</Button>
					<Button size="small" icon="trash" variant="danger" onClick={() => void deleteItems(session, items)}>
						{text.common.delete}
					</Button>
				</>
			)}
		</div>
	);
}
