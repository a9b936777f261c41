import { type RefObject, useEffect, useRef, useState } from 'react';
import { showError } from '@/blocks/actions/showError';
import { foldsBursts, seenElsewhere } from '@/blocks/feed/readingSettings';
import { threadHosts } from '@/blocks/thread/threadHosts';
import type { DeckColumn } from '@/domain/deck/deck';
import { receivers } from '@/stores/columnRules/receivers';
import type { Feed } from '@/stores/feeds/Feed';
import { usePreference } from '@/stores/preferences/usePreference';
import type { Session } from '@/stores/session/Session';
import type { VirtualListHandle } from '@/ui/virtual/VirtualList';
import type { ColumnExtras } from './extras/ColumnExtras';
import type { RowStage } from './rows';

interface Held {
	readonly feed: Feed;
	readonly extras?: ColumnExtras;
	readonly stage: RowStage;
}

/** The longest time that the rows of a column with rules wait for the code that hides some. */
const HOLD_MS = 1_500;

/**
 * The optional stages of a feed's rows (by settings, and for open threads), loaded when the first one is needed.
 * @returns null until then
 */
export function useColumnExtras(
	feed: Feed,
	session: Session,
	column: DeckColumn,
	list: RefObject<VirtualListHandle | null>,
): Held | null {
	const isSeen = usePreference(seenElsewhere) !== 'off';
	const isFolding = usePreference(foldsBursts);
	const [isAsked, setAsked] = useState(false);
	const [isReceiving, setReceiving] = useState(receivers.has(column.id));
	const hasRules = !!column.rules;
	const isRuled = hasRules || isReceiving;
	const [isHeldBack, setHeldBack] = useState(hasRules);
	const heldBack = useRef(isHeldBack);
	/** The row whose thread was requested before the code was loaded. */
	const asked = useRef<string | null>(null);
	const isWanted = isSeen || isFolding || isAsked || isRuled;
	const place = [column.id, column.type, column.target?.id].join(' ');
	const [held, setHeld] = useState<Held | null>(null);
	const extras = held?.extras;
	useEffect(() => {
		if (!isWanted) return undefined;
		let made: ColumnExtras | undefined;
		let isOver = false;
		const show = () => {
			heldBack.current = false;
			setHeldBack(false);
		};
		const timer = setTimeout(show, HOLD_MS);
		const failed = (error: unknown) => {
			show();
			// Reported only if the user asked for a thread.
			if (asked.current === null) return console.warn('What the settings do to rows could not be loaded.', error);
			asked.current = null;
			setAsked(false);
			return showError(error);
		};
		import('./extras/ColumnExtras').then(module => {
			if (isOver) return;
			const fresh = new module.ColumnExtras(session, place, list, stage => {
				setHeld({ feed, extras: fresh, stage });
				show();
			});
			made = fresh;
			fresh.start(asked.current, isRuled ? { columnId: column.id, feed, isHeldBack: heldBack.current } : null);
			asked.current = null;
		}, failed);
		return () => {
			isOver = true;
			clearTimeout(timer);
			made?.end();
			setHeld(null);
		};
	}, [isWanted, isRuled, feed, session, place, column.id, list]);
	useEffect(() => {
		const host = {
			session,
			columnId: column.id,
			feed,
			receive: () => setReceiving(true),
			rows: () => list.current?.rows,
			isOpen: (key: string) => extras?.hasThread(key) ?? false,
			toggle(key: string) {
				if (extras) return extras.toggleThread(key);
				asked.current = key;
				setAsked(true);
			},
		};
		threadHosts.add(host);
		return () => {
			threadHosts.delete(host);
		};
	}, [extras, list, session, feed, column.id]);
	if (held?.feed === feed) return held;
	return isHeldBack ? { feed, stage: holdBack } : null;
}

const holdBack: RowStage = () => [];
