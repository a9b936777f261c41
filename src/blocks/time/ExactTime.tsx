import type { ReactNode } from 'react';
import { isoTime, useTimeText } from './RelativeTime';

interface ExactTimeProps {
	/** Milliseconds since the epoch. */
	at: number;
}

/** Date and time, and how long ago that is: for what somebody compares with what they remember, such as sign-ins. */
export function ExactTime({ at }: ExactTimeProps): ReactNode {
	const { ref, shown } = useTimeText(at, 'detail');
	return (
		<time ref={ref} dateTime={isoTime(at)}>
			{shown}
		</time>
	);
}
