import { type RefObject, useEffect, useRef, useState } from 'react';
import { showError } from '@/blocks/actions/showError';
import { foldsBursts, seenElsewhere } from '@/blocks/feed/readingSettings';
import { threadHosts } from '@/blocks/thread/threadHosts';
import type { DeckColumn } from '@/domain/deck/deck';
import type { Feed } from '@/stores/feeds/Feed';
import { usePreference } from '@/stores/preferences/usePreference';
import type { Session } from '@/stores/session/Session';
import type { VirtualListHandle } from '@/ui/virtual/VirtualList';
import type { ColumnExtras } from './extras/ColumnExtras';
import type { RowStage } from './rows';

interface Held {
	readonly feed?: Feed;
	readonly extras?: ColumnExtras;
	readonly stage: RowStage;
}

/** The longest time that the rows of a column with rules wait for the code that hides some of them. */
const HOLD_MS = 1_500;
const HELD_BACK: Held = { stage: () => [] };

/**
 * The optional stages of a feed's rows (by settings and rules, and for open threads), loaded when the first one is
 * needed. Until rules are loaded, no row shows that they may hide.
 * @returns null until then
 */
export function useColumnExtras(
	feed: Feed,
	session: Session,
	column: DeckColumn,
	list: RefObject<VirtualListHandle | null>,
): Held | null {
	const { id } = column;
	const hasRules = !!column.rules;
	const isSeen = usePreference(seenElsewhere) !== 'off';
	const isFolding = usePreference(foldsBursts);
	const [isAsked, setAsked] = useState(false);
	/** The row whose thread was requested before the code was loaded. */
	const asked = useRef<string | null>(null);
	const isWanted = isSeen || isFolding || isAsked || hasRules;
	const place = [id, column.type, column.target?.id].join(' ');
	const [held, setHeld] = useState<Held | null>(null);
	const [isHeldBack, setHeldBack] = useState(hasRules);
	const extras = held?.extras;
	useEffect(() => {
		if (!isWanted) return undefined;
		let made: ColumnExtras | undefined;
		let isOver = false;
		setTimeout(setHeldBack, HOLD_MS, false);
		const failed = (error: unknown) => {
			// Reported only if the user asked for a thread.
			if (asked.current === null) return console.warn('The stages of rows could not be loaded.', error);
			asked.current = null;
			setAsked(false);
			return showError(error);
		};
		import('./extras/ColumnExtras').then(module => {
			if (isOver) return;
			const fresh = new module.ColumnExtras({ session, id, feed, hasRules }, place, list, stage =>
				setHeld({ feed, extras: fresh, stage }),
			);
			made = fresh;
			fresh.start(asked.current);
			asked.current = null;
		}, failed);
		return () => {
			isOver = true;
			made?.end();
			setHeld(null);
		};
	}, [isWanted, hasRules, feed, session, id, place, list]);
	useEffect(() => {
		const host = {
			session,
			id,
			column,
			feed,
			rows: () => list.current?.rows,
			isOpen: (key: string) => extras?.hasThread(key) ?? false,
			toggle(key: string | null) {
				if (extras) return extras.toggleThread(key);
				asked.current = key;
				setAsked(true);
			},
		};
		threadHosts.add(host);
		return () => {
			threadHosts.delete(host);
		};
	}, [extras, list, session, id, column, feed]);
	return held?.feed === feed ? held : isHeldBack ? HELD_BACK : null;
}
