import { createHash } from 'node:crypto';
import muteByPattern from './muteByPattern.is?raw';
import noteTemplate from './noteTemplate.is?raw';
import readingTime from './readingTime.is?raw';
import tagPictures from './tagPictures.is?raw';

/** A plugin that the home server offers to install, as long as it has the demo world. */
export interface DemoPlugin {
	/** The end of its address. */
	readonly id: string;
	readonly title: string;
	readonly about: string;
	readonly titleInJapanese: string;
	readonly aboutInJapanese: string;
	readonly code: string;
}

export const DEMO_PLUGINS: readonly DemoPlugin[] = [
	{
		id: 'reading-time',
		title: 'Reading time',
		about: 'Adds to long notes how long they take to read.',
		titleInJapanese: '読む時間',
		aboutInJapanese: '長いノートに、読むのにかかる時間を添えます。',
		code: readingTime,
	},
	{
		id: 'mute-by-pattern',
		title: 'Mute by pattern',
		about: 'Hides notes that match a pattern of yours.',
		titleInJapanese: 'パターンでミュート',
		aboutInJapanese: '決めたパターンに合うノートを隠します。',
		code: muteByPattern,
	},
	{
		id: 'note-template',
		title: 'Note template',
		about: 'Writes a template into a note, with the date and the time.',
		titleInJapanese: 'ノートのひな形',
		aboutInJapanese: '書きかけのノートに、日付と時刻の入ったひな形を書き込みます。',
		code: noteTemplate,
	},
	{
		id: 'tag-pictures',
		title: 'Pictures of a tag',
		about: 'Offers a column with the pictures of a hashtag, for the deck.',
		titleInJapanese: 'タグの画像',
		aboutInJapanese: 'ハッシュタグの画像を並べたカラムを、デッキで使えるようにします。',
		code: tagPictures,
	},
];

export const PLUGINS_PATH = '/demo/plugins';

export const pluginPath = ({ id }: DemoPlugin): string => `${PLUGINS_PATH}/${id}.json`;

/** What is at a plugin's address, as pages that offer something to install have it (`fetch-external-resources`). */
export const offerOf = ({ code }: DemoPlugin): { readonly type: string; readonly data: string } => ({
	type: 'plugin',
	data: code,
});

/** Where the client asks whether to install a plugin. */
export function installPath(origin: string, plugin: DemoPlugin): string {
	const hash = createHash('sha512').update(plugin.code).digest('hex');
	const query = new URLSearchParams({ url: `${origin}${pluginPath(plugin)}`, hash });
	return `/install-extensions?${query.toString()}`;
}
