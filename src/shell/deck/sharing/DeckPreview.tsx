import type { CSSProperties, ReactNode } from 'react';
import type { DeckColumn, DeckProfile } from '@/domain/deck/deck';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import { stackedColumns } from '../arrangement/gridLayout';
import { columnIcon, columnTitle } from '../column/columnTitle';
import { columnDefinition } from '../columnRegistry';
import styles from './DeckPreview.module.css';

/** With more of them, all are drawn alike and smaller. */
const MANY_STACKS = 30;

/** A small picture of a deck: its stacks side by side, in several rows if there are many, with the icons of their columns. */
export function DeckPreview({ deck }: { deck: DeckProfile }): ReactNode {
	const names = stackedColumns(deck).flat().map(nameOf);
	return (
		<div
			className={styles.deck}
			data-many={deck.layout.length > MANY_STACKS || undefined}
			role="img"
			aria-label={`${text.deck.columns}: ${names.join(', ')}`}
		>
			{stackedColumns(deck).map(stack => (
				<div key={stack[0]?.id} className={styles.stack} style={{ '--width': stack[0]?.width ?? 0 } as CSSProperties}>
					{stack.map(column => (
						<span key={column.id} className={styles.column} title={nameOf(column)}>
							<Icon name={columnIcon(column, columnDefinition(column.type))} size={14} />
						</span>
					))}
				</div>
			))}
		</div>
	);
}

const nameOf = (column: DeckColumn): string => columnTitle(column, columnDefinition(column.type));
