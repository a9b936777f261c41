/** A rectangle in the window, in CSS pixels. */
export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

export interface Place {
	left: number;
	top: number;
	/** The room for it in the window; higher content scrolls. */
	maxHeight: number;
	/** The corner or edge that it grows from, for `transform-origin`. */
	origin: string;
}

interface PlaceOptions {
	anchor: Box;
	size: { width: number; height: number };
	window: { width: number; height: number };
	side: 'below' | 'above' | 'after';
	/** Margin at the window's edges: 16 px (rules/overlays#sizes). */
	margin: number;
	/** Distance between the anchor and the popup. */
	gap: number;
	/** False by default. */
	isRightToLeft?: boolean;
}

/**
 * Places a popup on the preferred side if it fits there, else on the side with more room, aligned with the start of its
 * anchor and moved into the window. `after` is beside the anchor, as for submenus.
 */
export function placePopup(options: PlaceOptions): Place {
	if (!options.isRightToLeft) return placeFromLeft(options);
	// Mirrored.
	const { anchor, size, window } = options;
	const mirrored = { ...anchor, left: window.width - anchor.left - anchor.width };
	const place = placeFromLeft({ ...options, anchor: mirrored });
	const origin = place.origin.startsWith('left')
		? place.origin.replace('left', 'right')
		: place.origin.replace('right', 'left');
	return { ...place, left: window.width - place.left - size.width, origin };
}

function placeFromLeft({ anchor, size, window, side, margin, gap }: PlaceOptions): Place {
	const clamp = (value: number, length: number, limit: number) =>
		Math.max(margin, Math.min(value, limit - margin - length));

	if (side === 'after') {
		const after = anchor.left + anchor.width + gap;
		const fits = after + size.width <= window.width - margin;
		const maxHeight = window.height - 2 * margin;
		return {
			left: clamp(fits ? after : anchor.left - gap - size.width, size.width, window.width),
			top: clamp(anchor.top, Math.min(size.height, maxHeight), window.height),
			maxHeight,
			origin: fits ? 'left top' : 'right top',
		};
	}

	const roomBelow = window.height - margin - (anchor.top + anchor.height + gap);
	const roomAbove = anchor.top - gap - margin;
	const [wished, other] = side === 'below' ? [roomBelow, roomAbove] : [roomAbove, roomBelow];
	const isWished = size.height <= wished || wished >= other;
	const isBelow = (side === 'below') === isWished;
	const maxHeight = Math.max(0, isBelow ? roomBelow : roomAbove);
	const height = Math.min(size.height, maxHeight);
	return {
		left: clamp(anchor.left, size.width, window.width),
		top: isBelow ? anchor.top + anchor.height + gap : anchor.top - gap - height,
		maxHeight,
		origin: `left ${isBelow ? 'top' : 'bottom'}`,
	};
}
