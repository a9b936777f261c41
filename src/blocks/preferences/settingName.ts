import { text } from '@/i18n/text';
import { preferenceTexts } from '../appearance/preferenceTexts';

/** What a setting is called where its page is not seen, by its key; the key itself if it has no name. */
export function settingName(key: string): string {
	const { deckProfiles, ...others } = text.profiles.names;
	const names = new Map(Object.entries({ ...others, 'deck.profiles': deckProfiles }));
	return names.get(key) ?? preferenceTexts()[key]?.label ?? key;
}
