import { useLayoutEffect } from 'react';
import { Emitter } from '@/base/Emitter';

const places = new Set<object>();

/** Tells when the first place that custom CSS must not reach appears, and when the last one is gone. */
export const standardStylesEvents = new Emitter<{ changed: boolean }>();

export const isStandardOnly = (): boolean => places.size > 0;

/** Keeps custom CSS off the whole page while the component shows: it could cover or change what people confirm there. */
export function useStandardStyles(isOn = true): void {
	useLayoutEffect(() => {
		if (!isOn) return undefined;
		const place = {};
		places.add(place);
		standardStylesEvents.emit('changed', true);
		return () => {
			places.delete(place);
			standardStylesEvents.emit('changed', isStandardOnly());
		};
	}, [isOn]);
}
