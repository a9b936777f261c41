import { expect, it } from 'vitest';
import { picturesIn } from './picturesIn';

const image = (fileId: unknown) => ({ id: 'i', type: 'image', fileId });
const section = (children: unknown) => ({ id: 's', type: 'section', title: '', children });

it('finds the pictures of a page in their order, each once, also in sections', () => {
	const content = [image('a'), section([image('b'), section([image('a'), image('c')])]), image('d')];
	expect(picturesIn(content)).toEqual(['a', 'b', 'c', 'd']);
});

it('takes whatever clients have sent', () => {
	expect(picturesIn([null, 'text', 7, [], image(null), image({}), section('x'), section(null)])).toEqual([]);
});

it('goes as deep as sections go', () => {
	let content: unknown[] = [image('deep')];
	for (let depth = 0; depth < 50_000; depth++) content = [section(content)];
	expect(picturesIn(content)).toEqual(['deep']);
});
