/** What has a menu or a press of its own. */
const PRESSED = 'a, button, label, summary, input, textarea, select, [role="button"]';

/** Whether a press on the emoji is meant for it, rather than for a link or a button around it. */
export const isOnItsOwn = (emoji: Element): boolean => emoji.closest(PRESSED) === null;

/** The emojis that a card shows in its texts, each once, in their order; muted ones too. */
export function emojisOf(card: Element): string[] {
	const all = [...card.querySelectorAll<HTMLElement>('[data-emoji-code]')];
	return [
		...new Set(all.filter(emoji => emoji.closest('button') === null).map(emoji => emoji.dataset.emojiCode ?? '')),
	];
}
