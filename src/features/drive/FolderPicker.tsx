import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FailedState } from '@/blocks/FailedState';
import { text } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Icon } from '@/ui/Icon';
import { Spinner } from '@/ui/Spinner';
import type { DriveFolder } from './DriveItem';
import { createFolder } from './driveActions';
import styles from './FolderPicker.module.css';
import { fetchFolders } from './fetchFolders';

interface FolderPickerProps {
	session: Session;
	moved: ReadonlySet<string>;
	onChoose: (folderId: string | null) => void;
	onClose: () => void;
}

/** Walks through the folders; the one that is open is what Done chooses. */
export function FolderPicker({ session, moved, onChoose, onClose }: FolderPickerProps): ReactNode {
	const [path, setPath] = useState<readonly DriveFolder[]>([]);
	const here = path.at(-1) ?? null;
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: [session.key, 'driveFolders', here?.id ?? null],
		queryFn: ({ signal }) => fetchFolders(session, here?.id ?? null, signal),
		staleTime: 0,
	});
	const create = async () => {
		const made = await createFolder(session, here?.id ?? null);
		if (!made) return;
		void refetch();
		setPath([...path, made]);
	};
	const inside = data?.filter(({ id }) => !moved.has(id));
	const hasFailed = error !== null && !data;
	return (
		<>
			<DialogHeader
				title={text.drive.moveTo}
				onClose={onClose}
				done={{ text: text.drive.moveHere, onPress: () => onChoose(here?.id ?? null) }}
			/>
			<div className={styles.picker}>
				<p className={styles.here} aria-live="polite">
					<Icon name={here ? 'folder' : 'drive'} size={18} />
					<b>{[text.drive.title, ...path.map(({ name }) => name)].join(' / ')}</b>
				</p>
				{here && (
					<button type="button" className={styles.folder} onClick={() => setPath(path.slice(0, -1))}>
						<Icon name="arrowUp" size={18} />
						{text.drive.up}
					</button>
				)}
				{inside?.map(folder => (
					<button key={folder.id} type="button" className={styles.folder} onClick={() => setPath([...path, folder])}>
						<Icon name="folder" size={18} />
						<span dir="auto">{folder.name}</span>
						<Icon name="chevronRight" size={16} />
					</button>
				))}
				<button type="button" className={styles.folder} onClick={() => void create()}>
					<Icon name="plus" size={18} />
					{text.drive.newFolder}
				</button>
				{inside?.length === 0 && <p className={styles.none}>{text.drive.noFolders}</p>}
				{!data && !hasFailed && <Spinner />}
				{hasFailed && <FailedState error={error} onRetry={() => void refetch()} busy={isFetching} />}
			</div>
		</>
	);
}
