/** The texts of embedded pages. */
export interface EmbedTexts {
	language: 'en' | 'ja';
	/** Shown for a content warning without a text. */
	hidden: string;
	sensitive: string;
	file: string;
	reactions: string;
	nothing: string;
	missing: string;
	votes(count: number): string;
	pollEnded: string;
	pollEnds(when: string): string;
	openOn(server: string): string;
	replyTo(name: string): string;
	noteBy(name: string): string;
	/** In UTC, as the reader's time zone is unknown. */
	moment(date: Date): string;
}

const moments = (locale: string) => {
	const format = new Intl.DateTimeFormat(locale, {
		year: 'numeric',
		month: 'short',
		day: 'numeric',
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
		timeZone: 'UTC',
		timeZoneName: 'short',
	});
	return (date: Date): string => format.format(date);
};

const english: EmbedTexts = {
	language: 'en',
	hidden: 'Hidden content',
	sensitive: 'Sensitive media',
	file: 'File',
	reactions: 'Reactions',
	nothing: 'Nothing here yet.',
	missing: 'Not found or not public.',
	votes: count => (count === 1 ? '1 vote' : `${count} votes`),
	pollEnded: 'Final results',
	pollEnds: when => `Ends ${when}`,
	openOn: server => `Open on ${server}`,
	replyTo: name => `Reply to ${name}`,
	noteBy: name => `Note by ${name}`,
	moment: moments('en-GB'),
};

const japanese: EmbedTexts = {
	language: 'ja',
	hidden: '隠された内容',
	sensitive: 'センシティブなメディア',
	file: 'ファイル',
	reactions: 'リアクション',
	nothing: 'まだ何もありません。',
	missing: '見つからないか、公開されていません。',
	votes: count => `${count}票`,
	pollEnded: '投票終了',
	pollEnds: when => `${when}まで受付中`,
	openOn: server => `${server}で開く`,
	replyTo: name => `${name}への返信`,
	noteBy: name => `${name}のノート`,
	moment: moments('ja-JP'),
};

/**
 * In the reader's language if available.
 * @param accepted the header `accept-language`
 */
export function embedTexts(accepted: string | undefined): EmbedTexts {
	const first = accepted?.split(',').find(part => /^\s*(?:en|ja)\b/i.test(part));
	return first && /^\s*ja/i.test(first) ? japanese : english;
}
