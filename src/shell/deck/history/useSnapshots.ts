import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DeckSnapshot } from '@/domain/deck/snapshots';
import { readSnapshots, snapshotChanges } from '@/stores/deck/deckSnapshots';

/** The kept decks of an account; undefined until they are read, null if that failed. */
export function useSnapshots(sessionKey: string): readonly DeckSnapshot[] | null | undefined {
	const [all, setAll] = useState<readonly DeckSnapshot[] | null>();
	const count = useStore(snapshotChanges, state => state.count);
	useEffect(() => {
		let isOver = false;
		readSnapshots(sessionKey).then(
			found => count >= 0 && !isOver && setAll(found),
			error => {
				console.warn('The kept decks could not be read.', error);
				if (!isOver) setAll(null);
			},
		);
		return () => {
			isOver = true;
		};
	}, [sessionKey, count]);
	return all;
}
