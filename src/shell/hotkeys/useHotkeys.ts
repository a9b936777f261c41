import { useEffect } from 'react';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';
import { toggleDarkMode } from '../appearance/themeChoice';

/** A key held down does not repeat its action (spec 2 §9). */
const REPEAT_GUARD_MS = 500;

type Hotkey = (session: Session) => void;

const compose: Hotkey = session => intents.send({ kind: 'compose', session });

/** Spec 2 §9: p or n opens the composer, d toggles dark mode. */
const HOTKEYS: Readonly<Record<string, Hotkey>> = { p: compose, n: compose, d: toggleDarkMode };

/** The keys of the whole page; silent in fields, under overlays and in the image viewer (spec 2 §5). */
export function useHotkeys(session: Session): void {
	useEffect(() => {
		const last = new Map<string, number>();
		const onKey = (event: KeyboardEvent) => {
			const hotkey = HOTKEYS[event.key];
			if (!hotkey || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
				return;
			if (event.repeat || isTyping(event.target) || overlays.top() || location.hash === '#pswp') return;
			const now = performance.now();
			if (now - (last.get(event.key) ?? Number.NEGATIVE_INFINITY) < REPEAT_GUARD_MS) return;
			last.set(event.key, now);
			event.preventDefault();
			hotkey(session);
		};
		addEventListener('keydown', onKey);
		return () => removeEventListener('keydown', onKey);
	}, [session]);
}

function isTyping(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
