import { expect, it } from 'vitest';
import { toPage } from './toPage';

it('takes a page of which the server says next to nothing', () => {
	expect(toPage({ id: 'p' })).toMatchObject({ title: '', blocks: [], files: [], font: 'sans-serif', isLiked: false });
	expect(
		toPage({ id: 'p', content: null, attachedFiles: [null], font: 'wingdings', user: null } as never),
	).toMatchObject({
		blocks: [],
		files: [],
		font: 'sans-serif',
	});
});

it('reads what it says', () => {
	const page = toPage({
		...{ id: 'p', title: 'Tides', name: 'tides', font: 'serif', likedCount: 3, isLiked: true, summary: '' },
		...{ createdAt: '2026-11-21T00:50:50.372Z', user: { id: 'u', username: 'mara' }, script: 'boom()' },
		content: [{ id: 'b', type: 'text', text: 'hello' }],
	});
	expect(page).toMatchObject({ userId: 'u', username: 'mara', summary: null, font: 'serif', likedCount: 3 });
	expect(page.createdAt).toBe(Date.parse('2026-11-21T00:50:50.372Z'));
	expect(page.blocks).toMatchObject([{ type: 'text', text: 'hello' }]);
	expect(page.source).toMatchObject({ variables: [], script: 'boom()' });
});
