import { pathTo } from '@/domain/paths/pathTo';
import { lateCollection } from '@/stores/lateCollection';
import { defineTimeline } from '../defineTimeline';
import { fileParams } from '../filterParams';
import { shownTarget } from '../shownTarget';

/** The notes of the users on a list. */
export const listColumn = defineTimeline({
	kind: 'list',
	icon: 'list',
	gate: { isForMembers: true, needs: 'read:account' },
	options: ['withRenotes', 'withSensitive', 'onlyFiles'],
	target: {
		kind: 'list',
		all: session => lateCollection(session, 'lists'),
		none: 'deck.no_list',
		page: {
			path: listId => pathTo('listTimeline', { listId }),
			plural: 'timeline.lists',
			missing: 'timeline.noList',
			show: async ({ api }, listId, signal) => shownTarget(await api.call('users/lists/show', { listId }, { signal })),
		},
	},
	source: {
		endpoint: 'notes/user-list-timeline',
		params: column => ({ listId: column.target?.id ?? '', ...fileParams(column) }),
		channel: { name: 'userList' },
	},
});
