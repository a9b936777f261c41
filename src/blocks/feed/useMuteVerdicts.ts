import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { ListVerdicts } from '@/stores/muting/ListVerdicts';
import type { KnownVerdict } from '@/stores/muting/WordMutes';
import type { Session } from '@/stores/session/Session';

/** @param isBelow whether it is shown below the note it replies to */
export type VerdictOf = (noteId: string, isBelow?: boolean) => KnownVerdict;

/** Notes that could not be checked are checked again after this time. */
const AGAIN_MS = 5_000;

/**
 * The muting verdicts for a list's notes; a new function whenever verdicts may have changed. Makes sure that all notes
 * are checked.
 * @param list a new object whenever the list's notes change
 * @param idsOf the list's notes; must be stable
 */
export function useMuteVerdicts<L>(session: Session, list: L, idsOf: (list: L) => readonly string[]): VerdictOf {
	const { wordMutes } = session;
	const version = useStore(wordMutes.version, state => state.version);
	const verdicts = useMemo(() => new ListVerdicts(wordMutes), [wordMutes]);
	const [held, setHeld] = useState(() => holdVerdicts(verdicts, version));
	useEffect(() => {
		verdicts.keep(() => idsOf(list));
		const missing = wordMutes.isEmpty ? [] : verdicts.missing(idsOf(list));
		const show = () => setHeld(holdVerdicts(verdicts, version));
		if (missing.length === 0) {
			const isStale = held.verdicts !== verdicts || held.version !== version;
			if (verdicts.hadUnchecked() || isStale) show();
			return undefined;
		}
		let isWanted = true;
		let timer: ReturnType<typeof setTimeout> | undefined;
		wordMutes.prepare(missing).then(
			() => {
				if (!isWanted) return;
				verdicts.take(missing);
				show();
			},
			(error: unknown) => {
				console.warn('Muted words could not be looked for.', error);
				if (isWanted) timer = setTimeout(show, AGAIN_MS);
			},
		);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [wordMutes, verdicts, list, idsOf, version, held]);
	return held.verdicts === verdicts ? held.verdictOf : verdicts.verdictOf;
}

interface Held {
	readonly verdicts: ListVerdicts;
	readonly version: number;
	readonly verdictOf: VerdictOf;
}

const holdVerdicts = (verdicts: ListVerdicts, version: number): Held => ({
	verdicts,
	version,
	verdictOf: (noteId, isBelow) => verdicts.verdictOf(noteId, isBelow),
});
