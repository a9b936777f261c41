import { defineTimeline } from '../defineTimeline';
import { fileParams } from '../filterParams';

/** Public notes of all known servers. */
export const globalColumn = defineTimeline({
	kind: 'global',
	icon: 'global',
	gate: { isForMembers: false, policy: 'gtlAvailable' },
	options: ['withRenotes', 'withSensitive', 'onlyFiles'],
	source: { endpoint: 'notes/global-timeline', params: fileParams, channel: { name: 'globalTimeline' } },
});
