import type { ReactNode } from 'react';

/** The position of an overlay: beside an element, or at a point in the window (a right click). */
export type Anchor = Element | { x: number; y: number };

/** What made the user close an overlay. */
export type CloseReason = 'escape' | 'background' | 'back' | 'button';

/** The exit animation: `send` flies up, as when a note is posted (rules/overlays#timings, 400 ms). */
export type Exit = 'normal' | 'send';

export interface OverlayHandle<R = unknown> {
	readonly id: number;
	/** Resolves when it closes, with the value passed to `close`; `undefined` if the user dismissed it. */
	readonly closed: Promise<R | undefined>;
	/** Closes at once, without calling `beforeClose`, and restores the focus. */
	close(result?: R, exit?: Exit): void;
	/**
	 * Closes unless `beforeClose` prevents it.
	 * @returns whether it is closed
	 */
	requestClose(reason: CloseReason): Promise<boolean>;
}

export interface OverlayRequest<R = unknown> {
	/**
	 * `modal`: a dialog, or a drawer on phones. `dialog`: always a dialog. `page`: a dialog, or full screen on phones
	 * (composer). `side`: a drawer from the left (the menu of phones). `popup`: beside its anchor, or a drawer on phones. `hover`: beside its anchor, without focus or
	 * backdrop; the opener closes it.
	 */
	kind: 'modal' | 'dialog' | 'page' | 'side' | 'popup' | 'hover';
	/** Its accessible name. */
	label: string;
	/** Renders the content, at the root of the page: wrap it in the session's provider if needed. */
	render: (handle: OverlayHandle<R>) => ReactNode;
	/** For `popup` and `hover`. A popup without an anchor is a dialog. */
	anchor?: Anchor;
	/** The preferred side of a popup; below its anchor by default. `after`, of a `side`: it comes from the right. */
	side?: 'below' | 'above' | 'after';
	/** Width of a dialog in CSS pixels; 480 by default. The screen's margin is kept in any case. */
	width?: number;
	/** `menu`: the content has its own role; `alertdialog`: it interrupts. */
	role?: 'dialog' | 'alertdialog' | 'menu';
	/** False if only the handle can close it (waiting). */
	dismissable?: boolean;
	/** Returns false to keep it open; may ask the user first. Not called by `handle.close`. */
	beforeClose?: (reason: CloseReason) => boolean | Promise<boolean>;
}

export interface OverlayEntry {
	readonly id: number;
	readonly request: OverlayRequest;
	readonly handle: OverlayHandle;
	readonly leaving: Exit | undefined;
}
