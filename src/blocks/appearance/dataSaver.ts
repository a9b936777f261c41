import { cardPreference } from '@/stores/preferences/preference';

/** What is loaded only on request, or not at all. */
interface DataSaver {
	readonly media: boolean;
	/** Shows drawn initials instead of avatars. */
	readonly avatar: boolean;
	/** Shows link previews without pictures. */
	readonly urlPreview: boolean;
	readonly code: boolean;
}

export const dataSaver = cardPreference<DataSaver>({
	key: 'dataSaver',
	default: { media: false, avatar: false, urlPreview: false, code: false },
});
