/** Elements with a press or menu of their own. */
const PRESSED = 'a, button, label, summary, input, textarea, select, [role="button"]';

/** Whether a press on the emoji is meant for it rather than for a surrounding link or button. */
export const isOnItsOwn = (emoji: Element): boolean => emoji.closest(PRESSED) === null;

/** The emojis in a card's texts, each once, in order, including muted ones. */
export function emojisOf(card: Element): string[] {
	const all = [...card.querySelectorAll<HTMLElement>('[data-emoji-code]')];
	return [
		...new Set(all.filter(emoji => emoji.closest('button') === null).map(emoji => emoji.dataset.emojiCode ?? '')),
	];
}
