import type { ReactNode } from 'react';

/** What an overlay stands next to: an element, or a point in the window (a right click). */
export type Anchor = Element | { x: number; y: number };

/** Why an overlay is asked to close. */
export type CloseReason = 'escape' | 'background' | 'back' | 'button';

/** How an overlay leaves: `send` flies up, as a posted note does (rules/overlays#timings, 400 ms). */
export type Exit = 'normal' | 'send';

export interface OverlayHandle<R = unknown> {
	readonly id: number;
	/** Resolves when it closes, with what `close` was given; `undefined` when the reader dismissed it. */
	readonly closed: Promise<R | undefined>;
	/** Closes at once, without asking `beforeClose`, and gives the focus back. */
	close(result?: R, exit?: Exit): void;
	/** Closes if `beforeClose` lets it. */
	requestClose(reason: CloseReason): Promise<void>;
}

export interface OverlayRequest<R = unknown> {
	/**
	 * `modal`: a dialog, on a phone a drawer. `dialog`: a dialog everywhere. `page`: a dialog, on a phone the full
	 * screen (composer). `popup`: beside its anchor, on a phone a drawer. `hover`: beside its anchor, never takes
	 * the focus, nothing is dimmed, and who opened it closes it.
	 */
	kind: 'modal' | 'dialog' | 'page' | 'popup' | 'hover';
	/** Its name for screen readers. */
	label: string;
	/** What is in it. Wrap it in the session's provider where the opener stands in one: it renders at the root. */
	render: (handle: OverlayHandle<R>) => ReactNode;
	/** For `popup` and `hover`. A popup without one is a dialog. */
	anchor?: Anchor;
	/** Where a popup would like to be: below its anchor, unless told. */
	side?: 'below' | 'above' | 'after';
	/** Width of a dialog in CSS pixels; 480 unless told. The screen's margin always wins. */
	width?: number;
	/** `menu`: the content brings its own role; `alertdialog`: it interrupts. */
	role?: 'dialog' | 'alertdialog' | 'menu';
	/** False: the reader can't close it, only the handle can (waiting). */
	dismissable?: boolean;
	/** False keeps it open (or asks first). Not asked by `handle.close`. */
	beforeClose?: (reason: CloseReason) => boolean | Promise<boolean>;
}

export interface OverlayEntry {
	readonly id: number;
	readonly request: OverlayRequest;
	readonly handle: OverlayHandle;
	readonly leaving: Exit | undefined;
}
