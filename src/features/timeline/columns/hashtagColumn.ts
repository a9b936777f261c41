import type { DeckColumn } from '@/domain/deck/deck';
import { defineTimeline } from '../defineTimeline';

/** The notes with a hashtag, or with all of several; `target` has them without `#`, with spaces between. */
export const hashtagColumn = defineTimeline({
	kind: 'hashtag',
	icon: 'hashtag',
	gate: { isForMembers: false },
	options: ['withSensitive'],
	target: { kind: 'hashtag', ask: async () => (await (await import('../lateTimelines')).loadAskTags()).askTags() },
	isWithoutAds: true,
	empty: ['hashtagEmpty', 'hashtagEmptyText'],
	source: {
		endpoint: 'notes/search-by-tag',
		params: column => {
			const [tag = '', ...others] = tagsOf(column);
			return others.length === 0 ? { tag } : { query: [[tag, ...others]] };
		},
		channel: { name: 'hashtag', params: column => ({ q: [tagsOf(column)] }) },
	},
});

/** In lower case, as servers store the hashtags of notes. */
const tagsOf = ({ target }: DeckColumn): readonly string[] => (target?.id ?? '').toLowerCase().split(' ');
