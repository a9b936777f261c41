import { expect, it } from 'vitest';
import { toAntenna, toChannel, toClip, toRole, toUserList } from './toCollections';

it('takes what a server leaves out, or tells as null, for the harmless value', () => {
	expect(toClip({ id: 'a', notesCount: null })).toEqual({
		...{ id: 'a', name: '', description: null, isPublic: false, notesCount: 0, lastClippedAt: null },
		...{ userId: null, favoritedCount: 0, isFavorited: false },
	});
	expect(toUserList({ id: 'a', name: 'Boats', userIds: null })).toEqual({
		...{ id: 'a', name: 'Boats', userIds: [], isPublic: false },
	});
	expect(toAntenna({ id: 'a' })).toMatchObject({ src: 'all', users: [], keywords: [], userListId: null });
	expect(toRole({ id: 'a' })).toMatchObject({ target: 'conditional', canEditMembersByModerator: false });
	expect(toChannel({ id: 'a', isArchived: null })).toMatchObject({ name: '', isArchived: false, pinnedNoteIds: [] });
});

it('keeps what is told', () => {
	const antenna = { id: 'a', name: 'Ferries', src: 'users', users: ['@mara'], keywords: [['tide']] } as const;
	const wire = { ...antenna, users: ['@mara'], keywords: [['tide']], withFile: true };
	expect(toAntenna(wire)).toMatchObject(wire);
});
