import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { FeedEntry } from '@/stores/feeds/feedEntries';
import type { MuteVerdict } from '@/stores/muting/WordMutes';
import type { Session } from '@/stores/session/Session';

/** @param isBelow it stands below what it answers */
export type VerdictOf = (noteId: string, isBelow?: boolean) => MuteVerdict;

/** What muted words say of a feed's notes; another function once the feed was looked at under changed rules. */
export function useMuteVerdicts(session: Session, entries: readonly FeedEntry[]): VerdictOf {
	const version = useStore(session.wordMutes.version, state => state.version);
	const [ready, setReady] = useState(() => ({ version, verdictOf: verdictsOf(session) }));
	useEffect(() => {
		if (ready.version === version) return undefined;
		let isWanted = true;
		const ids = entries.flatMap(entry => (entry.kind === 'item' ? [entry.key] : []));
		void session.wordMutes.prepare(ids).then(() => isWanted && setReady({ version, verdictOf: verdictsOf(session) }));
		return () => {
			isWanted = false;
		};
	}, [session, entries, version, ready]);
	return ready.verdictOf;
}

function verdictsOf(session: Session): VerdictOf {
	return (noteId, isBelow) => session.wordMutes.verdictOf(noteId, isBelow);
}
