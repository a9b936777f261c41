import { useLayoutEffect, useState } from 'react';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import type { Session } from '@/stores/session/Session';
import { isComposing } from '@/ui/keys/isComposing';
import { overlays } from '@/ui/overlay/overlays';
import { lookUpPasted } from '../lateActions';
import { hotkeyOf, nameOfKey } from './hotkeyTable';

/** A held key repeats its action at most this often (rules/navigation#keys). */
const REPEAT_GUARD_MS = 500;
/** How soon the second key of a sequence has to follow the first. */
const PAIR_MS = 1_000;
const NO_KEY = { key: '', at: Number.NEGATIVE_INFINITY };
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/**
 * The keys of the whole page; inactive in fields, below overlays and in the image viewer (rules/navigation#keys).
 * @param takeEarly the keys that were pressed before this code was there. Must be stable.
 */
export function useHotkeys(session: Session, navigation: Navigation, takeEarly = none): void {
	// Stays when the session or the navigation changes between the two keys of a sequence.
	const [pressed] = useState(() => ({ before: NO_KEY, latest: NO_KEY, last: new Map<string, number>() }));
	// A layout effect, so that no key is missed.
	useLayoutEffect(() => {
		const { last } = pressed;
		// In the capture phase, as some controls keep keys to themselves.
		const remember = (event: KeyboardEvent) => {
			// What the key before opened has been used since: the next press is not a second one by mistake.
			if (overlays.top()) last.clear();
			if (MODIFIERS.has(event.key) || isTyping(event.target)) return;
			pressed.before = pressed.latest;
			pressed.latest = { key: nameOfKey(event) ?? '', at: event.timeStamp };
		};
		const onKey = (event: KeyboardEvent) => {
			if (!event.defaultPrevented) handle(event);
		};
		const handle = (event: KeyboardEvent) => {
			const name = nameOfKey(event);
			if (name === undefined || isComposing(event)) return;
			if (overlays.top() || document.querySelector('.pswp')) return;
			const isInField = isTyping(event.target);
			const now = performance.now();
			const { before } = pressed;
			// By when it was pressed: a busy page handles it later.
			const pair = event.timeStamp - before.at < PAIR_MS ? `${before.key} ${name}` : '';
			const hotkey = hotkeyOf(name, pair, isInField);
			if (!hotkey) return;
			if (!hotkey.repeats) {
				const each = hotkey.keys.join();
				if (event.repeat || now - (last.get(each) ?? Number.NEGATIVE_INFINITY) < REPEAT_GUARD_MS) return;
				last.set(each, now);
			}
			event.preventDefault();
			hotkey.run(session, navigation, event.key);
		};
		const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
			if (!isTyping(target) && !overlays.top()) lookUpPasted(clipboardData?.getData('text') ?? '', session, navigation);
		};
		addEventListener('keydown', remember, true);
		addEventListener('keydown', onKey);
		addEventListener('paste', onPaste);
		for (const event of takeEarly()) {
			remember(event);
			handle(event);
		}
		return () => {
			removeEventListener('keydown', remember, true);
			removeEventListener('keydown', onKey);
			removeEventListener('paste', onPaste);
		};
	}, [session, navigation, takeEarly, pressed]);
}

const none = (): readonly KeyboardEvent[] => [];

function isTyping(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
