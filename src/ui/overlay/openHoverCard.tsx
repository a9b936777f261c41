import type { ReactNode } from 'react';
import { overlays } from './overlays';

/** A card beside a link that is hovered or focused; it takes no focus by itself. */
export interface HoverCard {
	/** Of its panel, for `aria-describedby`. */
	readonly id: string;
	close: () => void;
	contains: (target: Node) => boolean;
	/** Puts the focus on the first thing in it that can be pressed. @returns whether there is one */
	focus: () => boolean;
	/** Whether this press of Tab goes out of it. */
	isLeaving: (event: KeyboardEvent) => boolean;
}

/** @param link the card stands above it, where there is room: what follows is being read */
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
