import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { FailedState } from '@/blocks/query/FailedState';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Icon } from '@/ui/icon/Icon';
import { EmptyState } from '@/ui/state/EmptyState';
import { Spinner } from '@/ui/state/Spinner';
import { DriveGrid } from '../listing/DriveGrid';
import { DriveGridProvider, type DriveGridWork } from '../listing/DriveGridContext';
import { type DriveFolder, type DriveItem, fileItem, folderItem } from '../listing/DriveItem';
import { DriveListing } from '../listing/DriveListing';
import { DriveSelection } from '../listing/DriveSelection';
import styles from './DriveFilePicker.module.css';

interface DriveFilePickerProps {
	session: Session;
	/** MIME type or group of types, such as `image/*`; null for all. */
	type: string | null;
	/** How many files can be chosen. */
	max: number;
	onChoose: (files: readonly DriveFile[]) => void;
	onClose: () => void;
}

/** Chooses files from the drive, folder by folder. */
export function DriveFilePicker({ session, type, max, onChoose, onClose }: DriveFilePickerProps): ReactNode {
	const navigation = useNavigation();
	const [path, setPath] = useState<readonly DriveFolder[]>([]);
	const folderId = path.at(-1)?.id ?? null;
	const listing = useMemo(
		() => new DriveListing(session, { folderId, type, sort: 'newest' }),
		[session, folderId, type],
	);
	useEffect(() => listing.start(() => {}), [listing]);
	const state = useStore(listing.state);
	const [selection] = useState(() => new DriveSelection());
	const items = useMemo(
		() => [...state.folders.map(folderItem), ...state.files.map(fileItem)],
		[state.folders, state.files],
	);
	const chosenKeys = useStore(selection.state, ({ chosen }) => chosen);
	const chosen = items.flatMap(item => (item.kind === 'file' && chosenKeys.has(item.key) ? [item.file] : []));
	const grid = useMemo((): DriveGridWork => {
		const go = (next: (path: readonly DriveFolder[]) => readonly DriveFolder[]) => {
			selection.choose([]);
			setPath(next);
		};
		return {
			...{ session, navigation, selection },
			withChosen: item => [item],
			extendTo: item => selection.toggle(item.key),
			onOpen: (item: DriveItem) => {
				if (item.kind === 'folder') go(now => [...now, item.folder]);
				else if (max === 1) onChoose([item.file]);
				else selection.toggle(item.key);
			},
			onItems: () => {},
			onFiles: () => {},
			onDropped: () => {},
		};
	}, [session, navigation, selection, max, onChoose]);
	return (
		<DriveGridProvider value={grid}>
			<div className={styles.picker} data-picking={max > 1 || undefined}>
				<DialogHeader
					title={text.drive.pick}
					onClose={onClose}
					{...(max > 1 && {
						done: {
							text: text.drive.pickChosen,
							disabled: chosen.length === 0 || chosen.length > max,
							onPress: () => onChoose(chosen),
						},
					})}
				/>
				<p className={styles.here} aria-live="polite">
					<Icon name={folderId === null ? 'drive' : 'folder'} size={18} />
					<b>{[text.drive.title, ...path.map(({ name }) => name)].join(' / ')}</b>
				</p>
				{folderId !== null && (
					<button
						type="button"
						className={styles.up}
						onClick={() => {
							selection.choose([]);
							setPath(path.slice(0, -1));
						}}
					>
						<Icon name="arrowUp" size={18} />
						{text.drive.up}
					</button>
				)}
				{state.status === 'failed' && <FailedState error={state.error} onRetry={() => void listing.reload()} />}
				{state.status === 'loading' && (
					<div className={styles.loading}>
						<Spinner />
					</div>
				)}
				{state.status === 'ready' && items.length === 0 && (
					<EmptyState icon="drive" title={type === null ? text.drive.empty : text.drive.noneOfType} />
				)}
				{items.length > 0 && (
					<DriveGrid
						items={items}
						isBusy={state.older === 'loading'}
						onNearEnd={() => {
							if (state.older === 'idle') void listing.loadMore();
						}}
					/>
				)}
			</div>
		</DriveGridProvider>
	);
}
