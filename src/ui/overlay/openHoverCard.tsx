import type { ReactNode } from 'react';
import { overlays } from './overlays';

/** A card beside a hovered or focused link; it doesn't take the focus by itself. */
export interface HoverCard {
	/** The id of its panel, for `aria-describedby`. */
	readonly id: string;
	close: () => void;
	contains: (target: Node) => boolean;
	/**
	 * Focuses the first control in it.
	 * @returns whether there is one
	 */
	focus: () => boolean;
	/** Whether this press of Tab leaves the card. */
	isLeaving: (event: KeyboardEvent) => boolean;
}

/** @param link the card is shown above it if there is room, so that it doesn't cover the text that follows */
export function openHoverCard(link: HTMLElement, label: string, render: () => ReactNode): HoverCard {
	const handle = overlays.open({ kind: 'hover', label, anchor: link, side: 'above', render });
	const id = `overlay-${handle.id}`;
	const panel = () => document.getElementById(id);
	const buttons = () => [...(panel()?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
	return {
		id,
		close: () => handle.close(),
		contains: target => panel()?.contains(target) ?? false,
		focus() {
			const [first] = buttons();
			first?.focus({ preventScroll: true });
			return first !== undefined;
		},
		isLeaving: ({ shiftKey }) => document.activeElement === buttons().at(shiftKey ? 0 : -1),
	};
}
