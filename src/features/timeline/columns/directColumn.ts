import { defineTimeline } from '../defineTimeline';

/** Direct notes to the account. */
export const directColumn = defineTimeline({
	kind: 'direct',
	icon: 'direct',
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
