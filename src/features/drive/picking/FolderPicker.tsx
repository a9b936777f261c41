import { type ReactNode, useState } from 'react';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Icon } from '@/ui/icon/Icon';
import { Spinner } from '@/ui/state/Spinner';
import { createFolder } from '../actions/driveActions';
import { fetchFolders } from '../actions/fetchFolders';
import type { DriveFolder } from '../listing/DriveItem';
import styles from './FolderPicker.module.css';

interface FolderPickerProps {
	title: string;
	doneText: string;
	without: ReadonlySet<string>;
	onChoose: (folderId: string | null) => void;
	onClose: () => void;
}

const foldersQuery = defineThing({ name: 'driveFolders', lifetime: 'changing', fetch: fetchFolders });

/** Navigates through the folders; Done chooses the open one. */
export function FolderPicker({ title, doneText, without, onChoose, onClose }: FolderPickerProps): ReactNode {
	const session = useSession();
	const [path, setPath] = useState<readonly DriveFolder[]>([]);
	const here = path.at(-1) ?? null;
	const query = useThing(foldersQuery, here?.id ?? null);
	const create = async () => {
		const made = await createFolder(session, here?.id ?? null);
		if (!made) return;
		void query.refetch();
		setPath([...path, made]);
	};
	const inside = query.data?.filter(({ id }) => !without.has(id));
	return (
		<>
			<DialogHeader
				title={title}
				onClose={onClose}
				done={{ text: doneText, onPress: () => onChoose(here?.id ?? null) }}
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
				<QueryState query={query} loading={<Spinner />}>
					{() => inside?.length === 0 && <p className={styles.none}>{text.drive.noFolders}</p>}
				</QueryState>
			</div>
		</>
	);
}
