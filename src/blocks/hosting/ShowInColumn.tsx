import type { ReactNode } from 'react';
import type { ColumnTarget } from '@/domain/deck/deck';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import styles from './ShowInColumn.module.css';

interface ShowInColumnProps {
	/** The kind of the column. */
	kind: string;
	target: ColumnTarget;
	/** The name of the column. */
	name: string;
	/** `row`: in a line of its own above a list; `button`: among other buttons; `icon`: without a text. */
	as?: 'row' | 'button' | 'icon';
}

/** In the deck: a button that shows what a page shows in a column of its own. */
export function ShowInColumn({ kind, target, name, as = 'row' }: ShowInColumnProps): ReactNode {
	const session = useSession();
	if (!deckStore.isOpen) return null;
	const show = () => intents.send({ kind: 'showColumn', session, column: kind, target, name });
	if (as === 'icon') return <IconButton icon="columns" label={text.decks.showInColumn} onClick={show} />;
	const button = (
		<Button size="small" icon="columns" onClick={show}>
			{text.decks.showInColumn}
		</Button>
	);
	return as === 'row' ? <div className={styles.row}>{button}</div> : button;
}
