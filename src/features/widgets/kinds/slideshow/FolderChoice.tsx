import { type ReactNode, useId } from 'react';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import type { Bound, Control } from '@/ui/form/controls';
import styles from './FolderChoice.module.css';

const folderQuery = defineThing<string, string>({
	name: 'widgetFolder',
	lifetime: 'steady',
	fetch: async ({ api }, folderId, signal) =>
		(await api.call('drive/folders/show', { folderId }, { signal })).name ?? '',
});

/** A folder of the account's drive; null if none has been chosen. */
export const folderField = (): Control<string | null> => bound => <FolderChoice {...bound} />;

function FolderChoice({ value, onChange }: Bound<string | null>): ReactNode {
	const session = useSession();
	const id = useId();
	const { data, isError } = useThing(folderQuery, value ?? '', value !== null);
	const { folder, noFolder, folderGone, choose } = text.widgets.slideshow;
	return (
		<div className={styles.folder}>
			<span id={id}>{folder}</span>
			<Button
				icon="folder"
				aria-describedby={id}
				onClick={() =>
					intents.send({
						kind: 'pickDriveFolder',
						session,
						title: folder,
						doneText: choose,
						choose: onChange,
					})
				}
			>
				{value === null ? noFolder : isError ? folderGone : (data ?? '…')}
			</Button>
		</div>
	);
}
