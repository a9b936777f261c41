import { expect, it } from 'vitest';
import { namesAlike } from '../../scripts/namesAlike.mjs';

it('finds names that differ by case alone, whatever their endings', () => {
	expect(namesAlike(['src/deck/Grid.tsx', 'src/deck/Grid.module.css', 'src/deck/grid.test.ts', 'src/Grid.ts'])).toEqual(
		[['src/deck/Grid', 'src/deck/grid']],
	);
});

it('lets the files of one name and equal names of different folders be', () => {
	expect(namesAlike(['a/Card.tsx', 'a/Card.test.tsx', 'a/Card.module.css', 'b/card.ts'])).toEqual([]);
});
