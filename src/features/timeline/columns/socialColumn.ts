import { defineTimeline } from '../defineTimeline';
import { replyParams } from '../filterParams';

/** Home and local notes together. */
export const socialColumn = defineTimeline({
	kind: 'social',
	icon: 'social',
	gate: { isForMembers: true, policy: 'ltlAvailable', needs: 'read:account' },
	options: ['withRenotes', 'withReplies', 'withSensitive', 'onlyFiles'],
	source: { endpoint: 'notes/hybrid-timeline', params: replyParams, channel: { name: 'hybridTimeline' } },
});
