import { type CSSProperties, type MouseEvent, memo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { byteSize } from '@/base/byteSize';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { nameParts } from '../actions/nameParts';
import styles from './DriveGrid.module.css';
import { useDriveGrid } from './DriveGridContext';
import { type DriveItem, drivePath, nameOf } from './DriveItem';
import { dropTarget, startDragging, stopDragging } from './dragging';
import { Thumbnail } from './Thumbnail';

/** About the width of narrow characters. */
const NARROWEST_EM = 0.4;

/** A file or folder in the grid. A press opens it; while items are selected, it selects. */
export const DriveCell = memo(function DriveCell({ item }: { item: DriveItem }): ReactNode {
	const grid = useDriveGrid();
	const { session, navigation, selection } = grid;
	const isChosen = useStore(selection.state, ({ chosen }) => chosen.has(item.key));
	const isCurrent = useStore(selection.state, ({ current }) => current === item.key);
	const name = nameOf(item);
	const path = item.kind === 'folder' ? drivePath(item.folder.id) : pathTo('driveFile', { fileId: item.file.id });
	const open = (event: MouseEvent) => {
		if (grid.onOpen) {
			event.preventDefault();
			grid.onOpen(item);
			return;
		}
		const isChoosing = selection.state.getState().chosen.size > 0;
		if (isChoosing && event.detail > 0) {
			event.preventDefault();
			if (event.shiftKey) grid.extendTo(item);
			else selection.toggle(item.key);
			return;
		}
		if (event.metaKey || event.ctrlKey || event.altKey) return;
		if (event.shiftKey && !navigation.openWindow) return;
		event.preventDefault();
		if (event.shiftKey) navigation.openWindow?.(path);
		else navigation.navigate(path);
	};
	const drops =
		item.kind === 'folder' && grid.openMenu
			? dropTarget({ session, folderId: item.folder.id, onItems: grid.onItems, onDropped: grid.onDropped })
			: {};
	return (
		<li
			className={styles.cell}
			data-kind={item.kind}
			data-key={item.key}
			data-chosen={isChosen || undefined}
			draggable={grid.openMenu !== undefined}
			onDragStart={event => startDragging(event, session, grid.withChosen(item))}
			onDragEnd={stopDragging}
			onContextMenu={event => {
				if (event.shiftKey || !grid.openMenu) return;
				event.preventDefault();
				grid.openMenu(item, { x: event.clientX, y: event.clientY });
			}}
			{...drops}
		>
			<a
				className={styles.open}
				href={navigation.href(path)}
				tabIndex={isCurrent ? 0 : -1}
				draggable={false}
				title={name}
				onFocus={() => selection.stand(item.key)}
				onClick={open}
			>
				{item.kind === 'folder' ? <Icon name="folder" size={20} /> : <Thumbnail file={item.file} />}
				<Name name={name} isFile={item.kind === 'file'} />
				{grid.isList && (
					<small className={styles.type}>{item.kind === 'file' ? item.file.type : text.drive.folder}</small>
				)}
				{item.kind === 'file' && <small className={styles.size}>{byteSize(item.file.size)}</small>}
				{grid.isList && item.kind === 'file' && (
					<small className={styles.date}>
						<RelativeTime at={item.file.createdAt} />
					</small>
				)}
			</a>
			{(grid.openMenu || item.kind === 'file') && (
				<button
					type="button"
					className={styles.check}
					aria-pressed={isChosen}
					aria-label={t('drive.selectNamed', { name })}
					tabIndex={-1}
					onClick={event => (event.shiftKey ? grid.extendTo(item) : selection.toggle(item.key))}
				>
					{isChosen && <Icon name="check" size={16} />}
				</button>
			)}
			{grid.openMenu && (
				<IconButton
					className={styles.more ?? ''}
					icon="more"
					size="small"
					label={t('media.menu', { name })}
					tooltip={false}
					tabIndex={-1}
					aria-haspopup="menu"
					onClick={event => grid.openMenu?.(item, event.currentTarget)}
				/>
			)}
			{item.kind === 'file' && item.file.isSensitive && (
				<span className={styles.mark} role="img" aria-label={text.media.sensitive}>
					<Icon name="eyeOff" size={14} />
				</span>
			)}
		</li>
	);
});

/** Truncated in its middle if there is no room; screen readers get the whole name. */
function Name({ name, isFile }: { name: string; isFile: boolean }): ReactNode {
	const [start, end] = isFile ? nameParts(name) : [name, ''];
	if (end === '') {
		return (
			<span className={styles.name} dir="auto">
				{name}
			</span>
		);
	}
	return (
		<>
			<span className="visually-hidden">{name}</span>
			<span className={styles.name} data-parts dir="auto" aria-hidden="true">
				<span style={{ '--narrowest': `${start.length * NARROWEST_EM}em` } as CSSProperties}>{start}</span>
				<span>{end}</span>
			</span>
		</>
	);
}
