import { defineTimeline } from '../defineTimeline';
import { replyParams } from '../filterParams';

/** Public notes of the own server. */
export const localColumn = defineTimeline({
	kind: 'local',
	icon: 'local',
	gate: { isForMembers: false, policy: 'ltlAvailable' },
	options: ['withRenotes', 'withReplies', 'withSensitive', 'onlyFiles'],
	source: { endpoint: 'notes/local-timeline', params: replyParams, channel: { name: 'localTimeline' } },
});
