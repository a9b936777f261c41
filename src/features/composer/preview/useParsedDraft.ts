import { mfmClient } from '@workers/mfm/mfm.client';
import { useEffect, useRef, useState } from 'react';
import { pause } from '@/base/pause';
import { type Draft, filledChoices } from '@/domain/draft/Draft';

/** The worker is called at most this often while the user types. */
const PAUSE_MS = 250;

/**
 * The newest draft whose markup is parsed, so that it can be rendered at once. It is a moment behind the typed text,
 * and never shows half-parsed text. Null until the first one is ready.
 * @param draft the same object as long as nothing changes
 */
export function useParsedDraft(draft: Draft): Draft | null {
	const [parsed, setParsed] = useState<Draft | null>(null);
	const latest = useRef(draft);
	const run = useRef<Promise<void> | null>(null);
	const isGone = useRef(false);
	useEffect(() => {
		isGone.current = false;
		return () => {
			isGone.current = true;
		};
	}, []);
	useEffect(() => {
		latest.current = draft;
		// A parse that is running continues with the newest one.
		run.current ??= follow();
		async function follow(): Promise<void> {
			for (let done: Draft | null = null; done !== latest.current && !isGone.current; ) {
				const next: Draft = latest.current;
				await parse(next);
				if (!isGone.current) setParsed(next);
				done = next;
				await pause(PAUSE_MS);
			}
			run.current = null;
		}
	}, [draft]);
	return parsed;
}

const parse = ({ text, cw, poll }: Draft): Promise<unknown> =>
	Promise.all([mfmClient.parse([text]), mfmClient.parse([cw, ...(poll ? filledChoices(poll) : [])], 'simple')]);
