import { expect, it } from 'vitest';
import { pastedFiles } from './pastedFiles';

it('names pasted files by the time and a number, and keeps their ending and type', () => {
	const files = [new File(['a'], 'image.png', { type: 'image/png' }), new File(['b'], 'noending')];
	const pasted = pastedFiles(files, new Date(2026, 10, 3, 4, 5, 6));
	expect(pasted.map(file => file.name)).toEqual(['2026-11-03 04-05-06 1.png', '2026-11-03 04-05-06 2']);
	expect(pasted[0]?.type).toBe('image/png');
});
