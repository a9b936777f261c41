import type { Session } from '@/stores/session/Session';

/** See rules/reactions#who-reacted. */
const DELAY_MS = 100;

let target: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let hide: (() => void) | undefined;

/**
 * Call when the pointer or keyboard focus is on a reaction: after a moment a tooltip shows who reacted. There is one
 * tooltip for all; nothing is subscribed or loaded before.
 */
export function pointAtReaction(session: Session, noteId: string, pill: HTMLElement): void {
	if (pill === target) return;
	leave();
	target = pill;
	for (const type of ENDS) document.addEventListener(type, onEvent, { capture: true, passive: true });
	timer = setTimeout(async () => {
		try {
			const { showReactionTooltip } = await import('./showReactionTooltip');
			if (target === pill && pill.isConnected) hide = showReactionTooltip(session, noteId, pill);
		} catch (error) {
			// The user didn't press anything, so a dialog would be too much.
			console.warn('Who reacted could not be shown.', error);
		}
	}, DELAY_MS);
}

/** Events after which the pointer may have left. A removed reaction sends none itself. */
const ENDS = ['pointerover', 'pointerdown', 'contextmenu', 'focusout', 'scroll', 'keydown'] as const;

function onEvent(event: Event): void {
	if (event.type === 'pointerover' && event.target instanceof Node && target?.contains(event.target)) return;
	if (event.type === 'keydown' && (event as KeyboardEvent).key !== 'Escape') return;
	leave();
}

function leave(): void {
	if (!target) return;
	target = null;
	clearTimeout(timer);
	for (const type of ENDS) document.removeEventListener(type, onEvent, { capture: true });
	hide?.();
	hide = undefined;
}
