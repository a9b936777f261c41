import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/state/EmptyState';
import { openAddColumn } from './decks/deckMenus';
import styles from './EmptyDeck.module.css';

/** A deck that has no column. */
export function EmptyDeck(): ReactNode {
	return (
		<div className={styles.empty}>
			<EmptyState
				icon="columns"
				title={text.deck.emptyTitle}
				action={
					<Button variant="primary" icon="plus" onClick={event => openAddColumn(event.currentTarget)}>
						{text.deck.add}
					</Button>
				}
			>
				{text.deck.emptyText}
			</EmptyState>
		</div>
	);
}
