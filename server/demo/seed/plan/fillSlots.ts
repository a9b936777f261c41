import type { Random } from '../random';

const MINUTES = [5, 7, 10, 12, 20, 31, 40, 45, 50, 52, 58] as const;

/** Emojis for the emoji slot, suitable for any sentence. */
const CODES = [':mug:', ':drop_happy:', ':gull:', ':lighthouse:', ':buoy:', ':sail:'] as const;

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * Fills the slots of a text template: `{word}` from the given words, `{3-9}` a number, `{time}` a time of day, `{code}`
 * a custom emoji, `{unix:SECONDS}` a time relative to `now`. A `|` becomes a line break. Unknown slots stay.
 * @param now milliseconds since the epoch
 */
export function fillSlots(
	template: string,
	slots: Readonly<Record<string, readonly string[]>>,
	random: Random,
	now: number,
): string {
	// The same slot gets the same word throughout a text.
	const chosen = new Map<string, string>();
	const filled = template.replace(/\{([a-z]+|\d+-\d+|unix:-?\d+)\}/g, (whole, slot: string) => {
		if (slot === 'time') return `${pad(random.int(5, 23))}:${pad(random.pick(MINUTES))}`;
		if (slot === 'code') return random.pick(CODES);
		if (slot.startsWith('unix:')) return String(Math.round(now / 1000) + Number(slot.slice(5)));
		const [low, high] = slot.split('-').map(Number);
		if (low !== undefined && high !== undefined) return String(random.int(low, high));
		const words = Object.hasOwn(slots, slot) ? slots[slot] : undefined;
		if (!words) return whole;
		const word = chosen.get(slot) ?? random.pick(words);
		chosen.set(slot, word);
		return word;
	});
	return capitalise(filled.replaceAll('|', '\n'));
}

/** A slot at the beginning may have inserted a lower-case letter. */
const capitalise = (text: string): string =>
	/^[a-zäöüéàâêîôûñ]/.test(text) && !/^(?:no words|one small|is it|it blinked|how to)/.test(text)
		? text.charAt(0).toUpperCase() + text.slice(1)
		: text;
