import { motionAllowed } from '@/platform/reducedMotion';
import type { CloseReason, Exit, OverlayEntry, OverlayHandle, OverlayRequest } from './OverlayRequest';
import { rememberFocus } from './rememberFocus';

// rules/overlays#timings: 400 ms (send, side), 100 ms (popup), 200 ms (others).
const SEND_MS = 400;
const POPUP_MS = 100;
const OTHERS_MS = 200;

let entries: readonly OverlayEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * The stack of all overlays: dialogs, drawers, popups. Opened from anywhere, rendered by the one `OverlayHost` in the
 * form that suits the device.
 */
export const overlays = {
	open,
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	/** From the lowest to the topmost, including closing ones. */
	entries: (): readonly OverlayEntry[] => entries,
	/** The topmost overlay that can have the focus, if any; the page's shortcuts are off while there is one. */
	top: (): OverlayEntry | undefined =>
		entries.findLast(entry => entry.leaving === undefined && entry.request.kind !== 'hover'),
	/** Closes all without asking, as the page below is being left. */
	closeAll(): void {
		for (const entry of entries.toReversed()) entry.handle.close();
	},
};

function open<R = void>(request: OverlayRequest<R>): OverlayHandle<R> {
	const id = ++lastId;
	const giveFocusBack = rememberFocus();
	const takesFocus = request.kind !== 'hover';
	let resolve: (result: R | undefined) => void = () => {};
	const closed = new Promise<R | undefined>(settle => {
		resolve = settle;
	});
	let isAsking = false;

	const handle: OverlayHandle<R> = {
		id,
		closed,
		close(result, exit = 'normal') {
			const entry = entries.find(each => each.id === id);
			if (entry === undefined || entry.leaving !== undefined) return;
			replace(entries.map(each => (each.id === id ? { ...each, leaving: exit } : each)));
			if (takesFocus) giveFocusBack();
			setTimeout(() => replace(entries.filter(each => each.id !== id)), exitTime(request.kind, exit));
			resolve(result);
		},
		async requestClose(reason: CloseReason) {
			if (isAsking || request.dismissable === false) return false;
			isAsking = true;
			const mayClose = await Promise.resolve(request.beforeClose?.(reason) ?? true).catch(() => true);
			isAsking = false;
			if (mayClose) handle.close();
			return mayClose;
		},
	};
	// The stack's entries don't have the types of results.
	replace([
		...entries,
		{ id, request: request as OverlayRequest, handle: handle as OverlayHandle, leaving: undefined },
	]);
	return handle;
}

function exitTime(kind: OverlayRequest['kind'], exit: Exit): number {
	if (!motionAllowed()) return 0;
	if (exit === 'send' || kind === 'side') return SEND_MS;
	return kind === 'popup' || kind === 'hover' ? POPUP_MS : OTHERS_MS;
}

function replace(next: readonly OverlayEntry[]): void {
	entries = next;
	for (const listener of listeners) listener();
}
