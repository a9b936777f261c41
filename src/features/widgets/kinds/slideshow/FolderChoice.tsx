import { type ReactNode, useId } from 'react';
import { errorText } from '@/blocks/query/errorText';
import { refusalOf } from '@/blocks/query/refusalOf';
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
	const { data, error } = useThing(folderQuery, value ?? '', value !== null);
	const { folder, noFolder, folderGone, choose } = text.widgets.slideshow;
	const name = refusalOf(error) === 'gone' ? folderGone : (data ?? (error ? errorText(error).title : '…'));
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
				{value === null ? noFolder : name}
			</Button>
		</div>
	);
}
