import { defineTimeline } from '../defineTimeline';
import { fileParams } from '../filterParams';

/** The notes of followed users. */
export const homeColumn = defineTimeline({
	kind: 'home',
	icon: 'home',
	gate: { isForMembers: true, needs: 'read:account' },
	options: ['withRenotes', 'withSensitive', 'onlyFiles'],
	source: { endpoint: 'notes/timeline', params: fileParams, channel: { name: 'homeTimeline' } },
});
