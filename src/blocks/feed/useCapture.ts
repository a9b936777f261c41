import { useCallback, useEffect, useMemo, useRef } from 'react';
import { pollingInterval, pollingMs } from '@/stores/preferences/pollingMs';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import { useBaseSetting, usePreference } from '@/stores/preferences/usePreference';
import { useSession } from '@/stores/session/SessionContext';
import { CaptureSet } from './CaptureSet';
import { followByPolling } from './followByPolling';

/**
 * Keeps the notes of a list up to date, by the stream, or by polling if realtime mode is off.
 * @param noteIdOf must be stable; null if the row shows no note
 * @returns a function to call with the rows in the document whenever these change
 */
export function useCapture<R>(
	rows: readonly R[],
	noteIdOf: (row: R) => string | null,
): (visible: readonly R[]) => void {
	const session = useSession();
	const isRealtime = useBaseSetting(realtimeMode);
	const interval = pollingMs(usePreference(pollingInterval));
	const captures = useMemo(() => {
		const follow = isRealtime
			? (id: string) => session.stream.notes.subscribe(id)
			: (id: string) => followByPolling(session, id, interval);
		return new CaptureSet(session, follow);
	}, [session, isRealtime, interval]);
	const visible = useRef<readonly R[]>([]);
	const update = useCallback(() => {
		const ids = (list: readonly R[]) => list.flatMap(row => noteIdOf(row) ?? []);
		captures.update(ids(rows), ids(visible.current));
	}, [captures, rows, noteIdOf]);
	useEffect(update, [update]);
	useEffect(() => () => captures.clear(), [captures]);
	return useCallback(
		(inDocument: readonly R[]) => {
			visible.current = inDocument;
			update();
		},
		[update],
	);
}
