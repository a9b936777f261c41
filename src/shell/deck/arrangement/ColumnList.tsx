import type { CSSProperties, ReactNode } from 'react';
import type { DeckColumn } from '@/domain/deck/deck';
import { text } from '@/i18n/text';
import { markMoreBelow } from '@/platform/markMoreBelow';
import { columnsInOrder } from '@/stores/deck/deckOperations';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { showColumn } from '../../hotkeys/regionKeys';
import { NavItem } from '../../nav/NavItem';
import { useColumnEntry } from '../column/useColumnEntry';
import { columnsFolded } from '../deckPreferences';
import { useShownDeck } from '../shownDeck';
import styles from './ColumnList.module.css';

/** Links to the deck's shown columns in the side bar. */
export function ColumnList(): ReactNode {
	const deck = useShownDeck();
	const isFolded = useBaseSetting(columnsFolded);
	if (deck.columns.length === 0) return null;
	return (
		<>
			<NavItem
				icon={isFolded ? 'chevronDown' : 'chevronUp'}
				label={text.deck.columns}
				name={isFolded ? text.deck.showColumns : text.deck.foldColumns}
				isSmall
				isExpanded={!isFolded}
				onPress={() => baseSettings.set(columnsFolded, !isFolded)}
			/>
			{!isFolded && (
				<ul
					className={styles.list}
					style={{ '--count': deck.columns.length } as CSSProperties}
					aria-label={text.deck.columns}
				>
					{columnsInOrder(deck).map((column, index, { length }) => (
						<ListedColumn key={column.id} column={column} place={index + 1} isLast={index === length - 1} />
					))}
				</ul>
			)}
		</>
	);
}

interface ListedColumnProps {
	column: DeckColumn;
	/** Its place among all, from 1. */
	place: number;
	isLast: boolean;
}

function ListedColumn({ column, place, isLast }: ListedColumnProps): ReactNode {
	const entry = useColumnEntry(column, place);
	return (
		<li ref={isLast ? markMoreBelow : undefined}>
			<NavItem
				icon={entry.icon}
				imageUrl={entry.imageUrl}
				label={entry.title}
				name={entry.name}
				tooltip={entry.tooltip}
				badge={entry.unread}
				badgeLabel={entry.name}
				isSmall
				onPress={() => showColumn(column.id)}
			/>
		</li>
	);
}
