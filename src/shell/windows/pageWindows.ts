import { createStore } from 'zustand/vanilla';
import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';

/** A window. Another object each time that it comes to the front. */
export interface PageWindowState {
	readonly id: number;
	readonly session: Session;
	/** The initial path; its router knows the present one. */
	readonly path: string;
}

interface Windows {
	/** The last one is in front. */
	readonly all: readonly PageWindowState[];
}

let lastId = 0;

/** The open page windows. */
export const pageWindows = createStore<Windows>(() => ({ all: [] }));

/** Opens a page in a window with its own history and session. */
export function openPageWindow(session: Session, path: string): void {
	const { all } = pageWindows.getState();
	pageWindows.setState({ all: [...all, { id: ++lastId, session, path }] });
	appEvents.emit('windowOpened', { session, path, open: all.length + 1 });
}

export function closePageWindow(id: number): void {
	pageWindows.setState({ all: pageWindows.getState().all.filter(each => each.id !== id) });
}

/** Closes the windows of a session that has ended. */
export function closeWindowsOf(sessionKey: string): void {
	const { all } = pageWindows.getState();
	const left = all.filter(each => each.session.key !== sessionKey);
	if (left.length < all.length) pageWindows.setState({ all: left });
}

/** Brings a window to the front. */
export function raisePageWindow(id: number): void {
	const { all } = pageWindows.getState();
	const raised = all.find(each => each.id === id);
	if (!raised || all.at(-1) === raised) return;
	pageWindows.setState({ all: [...all.filter(each => each !== raised), { ...raised }] });
}
