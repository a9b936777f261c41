import { defineTimeline } from '../defineTimeline';

/** Notes that were sent to the account alone, or to a few. */
export const directColumn = defineTimeline({
	kind: 'direct',
	icon: 'direct',
	title: 'timeline.direct',
	description: 'timeline.directAbout',
	gate: { isForMembers: true, needs: 'read:account' },
	options: ['withSensitive'],
	isWithoutAds: true,
	source: {
		endpoint: 'notes/mentions',
		params: () => ({ visibility: 'specified' }),
		channel: {
			name: 'main',
			params: () => ({}),
			event: 'mention',
			takes: note => note.visibility === 'specified',
		},
	},
});
