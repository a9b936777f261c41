import { useEffect, useState } from 'react';
import { afterPaint } from '@/platform/afterPaint';

/** Whether what the component rendered first has been painted: the rest of it can wait until then. */
export function useIsPainted(): boolean {
	const [isPainted, setPainted] = useState(false);
	useEffect(() => {
		let isGone = false;
		void afterPaint().then(() => isGone || setPainted(true));
		return () => {
			isGone = true;
		};
	}, []);
	return isPainted;
}
