import { expect, it } from 'vitest';
import { toPlay } from './toPlay';

it('takes what a server leaves out, or tells as null, for the harmless value', () => {
	expect(toPlay({ id: 'p', title: null, likedCount: null })).toEqual({
		...{ id: 'p', title: '', summary: '', script: '', visibility: 'public', userId: null },
		...{ updatedAt: null, likedCount: 0, isLiked: false },
	});
});

it('keeps what is told', () => {
	const told = { id: 'p', title: 'Dice', summary: 's', script: '<: 1', visibility: 'private', userId: 'u' } as const;
	const wire = { ...told, updatedAt: '2026-11-21T00:24:37.930Z', likedCount: 3, isLiked: true };
	expect(toPlay(wire)).toEqual(wire);
});
