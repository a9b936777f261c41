import { type RefObject, useLayoutEffect } from 'react';
import { isRightToLeft } from '../focus/inlineKey';
import type { Anchor, OverlayRequest } from './OverlayRequest';
import { type Box, placePopup } from './placePopup';

const SCREEN_MARGIN_PX = 16;
const GAP_PX = 4;

/** Places a panel beside its anchor before it is painted, and again when the size of either changes. */
export function usePlace(
	panel: RefObject<HTMLElement | null>,
	anchor: Anchor | undefined,
	side: NonNullable<OverlayRequest['side']>,
): void {
	useLayoutEffect(() => {
		const element = panel.current;
		if (element === null) return;
		if (anchor === undefined) {
			element.removeAttribute('style');
			return;
		}
		const place = () => {
			element.style.maxBlockSize = 'none';
			// Layout sizes, as the panel may be scaled by its animation.
			const size = { width: element.offsetWidth, height: element.offsetHeight };
			const window = { width: innerWidth, height: innerHeight };
			const at = placePopup({
				...{ anchor: boxOf(anchor), size, window, side },
				...{ margin: SCREEN_MARGIN_PX, gap: GAP_PX, isRightToLeft: isRightToLeft() },
			});
			element.style.left = `${at.left}px`;
			element.style.top = `${at.top}px`;
			element.style.maxBlockSize = `${at.maxHeight}px`;
			element.style.transformOrigin = at.origin;
		};
		place();
		const sizes = new ResizeObserver(place);
		sizes.observe(element);
		addEventListener('resize', place);
		return () => {
			sizes.disconnect();
			removeEventListener('resize', place);
		};
	}, [panel, anchor, side]);
}

function boxOf(anchor: Anchor): Box {
	return anchor instanceof Element
		? anchor.getBoundingClientRect()
		: { left: anchor.x, top: anchor.y, width: 0, height: 0 };
}
