import { type ReactNode, useState } from 'react';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { Button } from '@/ui/Button';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { TextField } from '@/ui/TextField';
import styles from './DeckDialog.module.css';

/** Characters of a deck's name. */
export const MAX_DECK_NAME = 40;

type Start = 'empty' | 'copy';

/** Makes a deck: its name, and what it begins with. */
export function NewDeckDialog({ onClose }: { onClose: () => void }): ReactNode {
	const [name, setName] = useState('');
	const [start, setStart] = useState<Start>('empty');
	const trimmed = name.trim();
	const current = deckStore.deck.name || text.deck.defaultName;
	return (
		<>
			<DialogHeader title={text.deck.newDeck} onClose={onClose} />
			<form
				className={styles.body}
				onSubmit={event => {
					event.preventDefault();
					if (trimmed === '') return;
					deckStore.create(trimmed, start);
					onClose();
				}}
			>
				<TextField
					label={text.common.name}
					value={name}
					onChange={setName}
					maxLength={MAX_DECK_NAME}
					autoComplete="off"
					data-autofocus
				/>
				<SegmentedControl<Start>
					label={text.deck.startsWith}
					value={start}
					onChange={setStart}
					segments={[
						{ value: 'empty', text: text.deck.startsEmpty },
						{ value: 'copy', text: t('deck.startsAsCopy', { name: current }) },
					]}
				/>
				<Button submit wide variant="primary" disabled={trimmed === ''}>
					{text.deck.makeDeck}
				</Button>
			</form>
		</>
	);
}
