import type { Session } from '@/stores/session/Session';

/** See rules/reactions#who-reacted. */
const DELAY_MS = 100;

let target: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let hide: (() => void) | undefined;

/**
 * The pointer or the keyboard is at a pill: a moment later it is told who chose it. There is one tooltip for all pills;
 * nothing is listened for, and nothing of it is loaded, before somebody points at one.
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
			// Nobody has asked for it by a press: a dialog would be too much.
			console.warn('Who reacted could not be shown.', error);
		}
	}, DELAY_MS);
}

/** What may mean that nobody is at the pill any more. A pill that is taken out of the page tells nothing itself. */
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
