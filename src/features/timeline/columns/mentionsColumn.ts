import { defineTimeline } from '../defineTimeline';

/** Notes that mention the account. */
export const mentionsColumn = defineTimeline({
	kind: 'mentions',
	icon: 'at',
	gate: { isForMembers: true, needs: 'read:account' },
	options: ['withSensitive'],
	isWithoutAds: true,
	source: {
		endpoint: 'notes/mentions',
		params: () => ({}),
		channel: { name: 'main', event: 'mention' },
	},
});
