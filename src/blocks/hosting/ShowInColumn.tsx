import type { ReactNode } from 'react';
import type { ColumnTarget } from '@/domain/deck/deck';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import styles from './ShowInColumn.module.css';

interface ShowInColumnProps {
	/** The kind of the column. */
	kind: string;
	target: ColumnTarget;
	/** The name of the column. */
	name: string;
}

/** In the deck: a button that shows what a page shows in a column of its own. */
export function ShowInColumn({ kind, target, name }: ShowInColumnProps): ReactNode {
	const session = useSession();
	if (!deckStore.isOpen) return null;
	return (
		<div className={styles.row}>
			<Button
				size="small"
				icon="columns"
				onClick={() => intents.send({ kind: 'showColumn', session, column: kind, target, name })}
			>
				{text.decks.showInColumn}
			</Button>
		</div>
	);
}
