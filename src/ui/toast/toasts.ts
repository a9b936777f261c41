import type { IconName } from '../icon/Icon';

// rules/overlays#toasts.
const TOAST_MS = 4_000;
// Longer with a button, as the user has to read it first.
const ACTION_TOAST_MS = 8_000;
const MAX_TOASTS = 4;

export interface ToastOptions {
	icon?: IconName;
	tone?: 'normal' | 'danger' | 'success';
	/** A button ("Undo"); the toast then stays 8 s. */
	action?: { text: string; onPress: () => void };
	/** How long it stays instead, with the remaining time shown. */
	countdownMs?: number;
}

export interface Toast extends ToastOptions {
	readonly id: number;
	readonly text: string;
}

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a brief message for 4 s (rules/overlays#toasts).
 * @returns the function that removes it early
 */
export function toast(text: string, options: ToastOptions = {}): () => void {
	const id = ++lastId;
	const dismiss = () => replace(shown.filter(each => each.id !== id));
	replace([...shown.filter(each => each.text !== text), { ...options, id, text }].slice(-MAX_TOASTS));
	setTimeout(dismiss, options.countdownMs ?? (options.action === undefined ? TOAST_MS : ACTION_TOAST_MS));
	return dismiss;
}

export const toasts = {
	shown: (): readonly Toast[] => shown,
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	dismiss: (id: number): void => replace(shown.filter(each => each.id !== id)),
	/** Presses the button of the last toast; for a shortcut. */
	act(): void {
		const last = shown.findLast(({ action }) => action !== undefined);
		if (!last) return;
		toasts.dismiss(last.id);
		last.action?.onPress();
	},
};

function replace(next: readonly Toast[]): void {
	shown = next;
	for (const listener of listeners) listener();
}
