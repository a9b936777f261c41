import { type ReactNode, useSyncExternalStore } from 'react';
import { tickerFor, timeTicker } from '../note/ticker';
import { isValidTime, timeText } from './RelativeTime';

interface ExactTimeProps {
	/** Milliseconds since the epoch. */
	at: number;
}

/** Date and time, and how long ago that is: for what somebody compares with what they remember, such as sign-ins. */
export function ExactTime({ at }: ExactTimeProps): ReactNode {
	const { subscribe } = tickerFor(Math.abs(timeTicker.now - at));
	const shown = useSyncExternalStore(subscribe, () => timeText(at, Math.max(timeTicker.now, at), 'detail'));
	return <time dateTime={isValidTime(at) ? new Date(at).toISOString() : undefined}>{shown}</time>;
}
