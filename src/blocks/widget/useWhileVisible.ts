import { useEffect, useEffectEvent } from 'react';
import { useIsWidgetVisible } from './WidgetStage';

/**
 * Does a widget's work (timers, streams, polling) only while the widget can be seen: it ends when the widget is scrolled
 * out of the window or the page is hidden, and begins again afterwards (rules/widgets#widgets-out-of-sight).
 * @param start begins it, and returns the function that ends it
 * @param of what it is done for: with another value it ends and begins again
 */
export function useWhileVisible<Of extends string | number | object | null>(
	start: (of: Of) => () => void,
	of: Of,
): void {
	const isVisible = useIsWidgetVisible();
	const begin = useEffectEvent(start);
	useEffect(() => (isVisible ? begin(of) : undefined), [isVisible, of]);
}
