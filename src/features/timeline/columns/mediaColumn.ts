import { defineTimeline } from '../defineTimeline';

/** Local notes with files. */
export const mediaColumn = defineTimeline({
	kind: 'media',
	icon: 'image',
	gate: { isForMembers: true, policy: 'ltlAvailable' },
	options: ['withSensitive'],
	source: {
		endpoint: 'notes/local-timeline',
		params: () => ({ withRenotes: false, withReplies: false, withFiles: true }),
		channel: { name: 'localTimeline' },
	},
});
