import { watchClip } from '@/blocks/clip/watchClip';
import { lateCollection } from '@/stores/lateCollection';
import { defineTimeline } from '../defineTimeline';

/** The notes of a clip. */
export const clipColumn = defineTimeline({
	kind: 'clip',
	icon: 'clip',
	gate: { isForMembers: true, needs: 'read:account' },
	options: ['withSensitive'],
	target: { kind: 'clip', all: session => lateCollection(session, 'clips'), none: 'deck.no_clip' },
	isWithoutAds: true,
	isCollection: true,
	empty: ['clipEmpty', 'clipEmptyText'],
	source: {
		endpoint: 'clips/notes',
		params: ({ target }) => ({ clipId: target?.id ?? '' }),
		watch: (session, { target }, handlers) => watchClip(session, target?.id ?? '', handlers),
	},
});
