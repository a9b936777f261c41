/** The languages that the manifest is written in. Browsers read it before any text of the app is loaded. */
export type ManifestLanguage = 'en' | 'ja';

interface ManifestTexts {
	description: string;
	newNote: string;
	notifications: string;
	search: string;
	/** What the screenshots show. */
	deck: string;
	phone: string;
}

export const manifestTexts: Readonly<Record<ManifestLanguage, ManifestTexts>> = {
	en: {
		description: 'Notes in columns: timelines, notifications, lists and searches side by side.',
		newNote: 'New note',
		notifications: 'Notifications',
		search: 'Search',
		deck: 'A deck of columns on a wide screen',
		phone: 'The timeline on a phone',
	},
	ja: {
		description: 'タイムライン、通知、リスト、検索を並べて読めるカラム式のクライアントです。',
		newNote: '新しいノート',
		notifications: '通知',
		search: '検索',
		deck: '広い画面に並んだカラム',
		phone: 'スマートフォンのタイムライン',
	},
};

/**
 * The reader's language if it is one of ours.
 * @param accepted the header `accept-language`
 */
export function manifestLanguage(accepted: string | undefined): ManifestLanguage {
	const first = accepted?.split(',').find(part => /^\s*(?:en|ja)\b/i.test(part));
	return first && /^\s*ja/i.test(first) ? 'ja' : 'en';
}
