import type { KeyboardEvent } from 'react';
import { inlineKey } from './inlineKey';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Keyboard support for a row of buttons with a roving tabindex: arrows, Home and End move the focus and choose. Use it
 * as the container's `onKeyDown`. With Alt, Ctrl or Cmd they are the browser's: Alt with the left arrow goes back.
 */
export function rove(event: KeyboardEvent<HTMLElement>): void {
	if (event.altKey || event.ctrlKey || event.metaKey) return;
	const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
	const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
	const target = targetIndex(event.key, current, buttons.length);
	const button = target === undefined ? undefined : buttons[target];
	if (current === -1 || button === undefined) return;
	event.preventDefault();
	button.focus();
	button.click();
}

function targetIndex(key: string, current: number, count: number): number | undefined {
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	const step = STEPS[inlineKey(key)];
	return step === undefined ? undefined : (current + step + count) % count;
}
