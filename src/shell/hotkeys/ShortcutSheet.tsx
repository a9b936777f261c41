import type { ReactNode } from 'react';
import { NOTE_BAR } from '@/blocks/note/noteBar';
import type { NoteKeys } from '@/features/noteActions';
import { text } from '@/i18n/text';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { shownKey } from '@/ui/keys/shownKey';
import { APP_KEYS, READING_KEYS } from './hotkeyTable';
import styles from './ShortcutSheet.module.css';

interface Row {
	readonly name: string;
	readonly keys: readonly string[];
}

const rowOf = ({ name, keys, shown = keys }: (typeof READING_KEYS)[number]): Row => ({
	name: text.hotkeys[name],
	keys: shown,
});
const noteRow = ({ name, keys }: NoteKeys): Row => ({ name: name(), keys });

interface ShortcutSheetProps {
	/** Keys of note actions that have no button. */
	noteKeys: readonly NoteKeys[];
	/** Keys that change the deck; none in other layouts. */
	deckKeys: readonly Row[];
	onClose: () => void;
}

/** The list of keyboard shortcuts. */
export function ShortcutSheet({ noteKeys, deckKeys, onClose }: ShortcutSheetProps): ReactNode {
	const ofNotes = [...NOTE_BAR, ...noteKeys];
	const rows = [...READING_KEYS.map(rowOf), ...ofNotes.map(noteRow), ...APP_KEYS.map(rowOf), ...deckKeys];
	return (
		<>
			<DialogHeader title={text.hotkeys.title} onClose={onClose} />
			<dl className={styles.list}>
				{rows.map(({ name, keys }) => (
					<div key={`${name} ${keys.join()}`} className={styles.row}>
						<dt>{name}</dt>
						<dd>
							{keys.map(key => (
								<span key={key} className={styles.keys}>
									<kbd>{shownKey(key)}</kbd>
								</span>
							))}
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}
