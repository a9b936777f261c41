import { cardPreference } from '@/stores/preferences/preference';

/** What is loaded only when it is asked for, or not at all. */
interface DataSaver {
	readonly media: boolean;
	/** Drawn initials instead of pictures. */
	readonly avatar: boolean;
	/** Link previews without their pictures. */
	readonly urlPreview: boolean;
	readonly code: boolean;
}

export const dataSaver = cardPreference<DataSaver>({
	key: 'dataSaver',
	default: { media: false, avatar: false, urlPreview: false, code: false },
});
