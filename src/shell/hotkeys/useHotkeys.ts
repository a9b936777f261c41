import { useEffect } from 'react';
import type { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';
import { HOTKEYS, isMeant } from './hotkeys';

/** A key held down does not repeat its action (spec 2 §9). */
const REPEAT_GUARD_MS = 500;
/** So soon after the first key of a pair the second one counts. */
const PAIR_MS = 1_000;

/** The keys of the whole page; silent in fields, under overlays and in the image viewer (spec 2 §5). */
export function useHotkeys(session: Session, navigate: (path: string) => void): void {
	useEffect(() => {
		const last = new Map<string, number>();
		let before = { key: '', at: Number.NEGATIVE_INFINITY };
		const onKey = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
			if (isTyping(event.target) || overlays.top() || location.hash === '#pswp') return;
			const now = performance.now();
			const pair = now - before.at < PAIR_MS ? `${before.key} ${event.key}` : '';
			before = { key: event.key, at: now };
			const hotkey = HOTKEYS.find(({ keys }) => keys.includes(event.key) || keys.includes(pair));
			if (!hotkey || !isMeant(hotkey, event.key)) return;
			if (!hotkey.repeats) {
				if (event.repeat || now - (last.get(hotkey.name) ?? Number.NEGATIVE_INFINITY) < REPEAT_GUARD_MS) return;
				last.set(hotkey.name, now);
			}
			event.preventDefault();
			hotkey.run(session, navigate);
		};
		addEventListener('keydown', onKey);
		return () => removeEventListener('keydown', onKey);
	}, [session, navigate]);
}

function isTyping(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
