import { isComposing } from '@/ui/keys/isComposing';

/** A field that has not taken the focus by then never does. */
const LONGEST_MS = 3_000;

/**
 * Holds what is typed until a field that is about to open has the focus: the page would take it for its keys.
 * @returns ends it, and gives the characters that were typed
 */
export function holdTyping(): () => string {
	let typed = '';
	const hold = (event: KeyboardEvent) => {
		const { key, ctrlKey, metaKey, altKey } = event;
		if (ctrlKey || metaKey || altKey || isComposing(event) || !isCharacter(key)) return;
		typed += key;
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	const end = () => {
		clearTimeout(timeout);
		removeEventListener('keydown', hold, { capture: true });
		return typed;
	};
	const timeout = setTimeout(end, LONGEST_MS);
	addEventListener('keydown', hold, { capture: true });
	return end;
}

/** Names of keys, such as `Escape`, are longer. */
const isCharacter = (key: string): boolean => /^.$/u.test(key);
