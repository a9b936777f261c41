import { DEFAULT_REACTIONS } from '@/domain/note/defaultReactions';
import { parseReaction } from '@/domain/note/reaction';
import { type PreferenceOwner, preferences } from '@/stores/preferences/Preferences';
import { emojiPaletteForReaction, emojiPalettes } from './pickerSettings';

/**
 * What an account reacts with where it can't choose: the first emoji of its palette for reactions that its server has; else
 * the first default one.
 * @param isThere whether the server has a custom emoji of this name
 */
export function firstReaction(owner: PreferenceOwner, isThere: (name: string) => boolean): string {
	const palettes = preferences.get(emojiPalettes, owner);
	const meant = preferences.get(emojiPaletteForReaction, owner);
	const palette = palettes.find(({ id }) => id === meant) ?? palettes[0];
	const usable = palette?.emojis.find(emoji => {
		const reaction = parseReaction(emoji);
		return reaction.kind === 'unicode' || (reaction.host === null && isThere(reaction.name));
	});
	return usable ?? DEFAULT_REACTIONS[0];
}

/**
 * Calls the listener when the palettes of any account have changed.
 * @returns the function that ends it
 */
export function watchFirstReaction(listener: () => void): () => void {
	const ends = [emojiPalettes, emojiPaletteForReaction].map(each => preferences.subscribe(each, listener));
	return () => {
		for (const end of ends) end();
	};
}
