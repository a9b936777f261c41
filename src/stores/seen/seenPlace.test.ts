import { expect, it, vi } from 'vitest';
import { seenPlace } from './seenPlace';

vi.mock('../collections', () => ({
	collection: async (_session: unknown, kind: string) => [{ id: 'x1', name: `One of the ${kind}` }],
}));

it.each([
	['notes/timeline {"withRenotes":true}', { kind: 'home' }],
	['notes/local-timeline {"withReplies":false,"withFiles":true}', { kind: 'local' }],
	['notes/local-timeline {"withRenotes":false,"withReplies":false,"withFiles":true}', { kind: 'media' }],
	['notes/mentions {}', { kind: 'mentions' }],
	['notes/mentions {"visibility":"specified"}', { kind: 'direct' }],
	['notes/user-list-timeline {"listId":"x1"}', { kind: 'list', name: 'One of the lists' }],
	['antennas/notes {"antennaId":"gone"}', { kind: 'antenna' }],
	['clips/notes {"clipId":"x1"}', { kind: 'clip', name: 'One of the clips' }],
	['notes/search-by-tag {"tag":"tide"}', { kind: 'tag', name: 'tide' }],
	['notifications follow', { kind: 'notifications' }],
	['notes/search not json', { kind: 'search' }],
	['drive/files/attached-notes {}', null],
	['', null],
])('knows %s', async (name, place) => {
	expect(await seenPlace({} as never, name)).toEqual(place);
});
