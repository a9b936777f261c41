import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { DeckColumn, DeckProfile } from '@/domain/deck/deck';
import { text } from '@/i18n/text';
import { motionAllowed } from '@/platform/reducedMotion';
import { columnsInOrder } from '@/stores/deck/deckOperations';
import { Icon } from '@/ui/icon/Icon';
import { showColumn } from '../../hotkeys/regionKeys';
import { columnView } from '../column/columnView';
import { useColumnEntry } from '../column/useColumnEntry';
import styles from './ColumnStrip.module.css';

/** Links to the deck's columns on phones, with the visible one and unread ones marked. */
export function ColumnStrip({ deck }: { deck: DeckProfile }): ReactNode {
	return (
		<ul className={styles.strip} aria-label={text.deck.columns}>
			{columnsInOrder(deck).map((column, index) => (
				<StripItem key={column.id} column={column} place={index + 1} />
			))}
		</ul>
	);
}

function StripItem({ column, place }: { column: DeckColumn; place: number }): ReactNode {
	const entry = useColumnEntry(column, place);
	const isCurrent = useStore(columnView, state => state.shown.has(column.id));
	const item = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (!isCurrent || !item.current) return;
		const { parentElement: strip, offsetLeft, offsetWidth } = item.current;
		strip?.scrollTo({
			left: offsetLeft + offsetWidth / 2 - strip.clientWidth / 2,
			behavior: motionAllowed() ? 'smooth' : 'instant',
		});
	}, [isCurrent]);
	return (
		<li ref={item}>
			<button
				type="button"
				className={styles.item}
				aria-label={entry.name}
				aria-current={isCurrent ? 'true' : undefined}
				data-marked={entry.unread > 0 || undefined}
				onClick={() => showColumn(column.id)}
			>
				<Icon name={entry.icon} size={20} />
				{entry.imageUrl !== null && <img src={entry.imageUrl} alt="" width={14} height={14} />}
			</button>
		</li>
	);
}
