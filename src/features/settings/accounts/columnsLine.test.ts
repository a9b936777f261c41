import { expect, it } from 'vitest';
import { columnsLine } from './columnsLine';

it('names the columns, and their decks if there are several', () => {
	expect(columnsLine([])).toBe('No columns');
	expect(columnsLine([{ deck: 'Main', titles: ['Home', 'Local'] }])).toBe('Columns: Home, Local');
	const two = [
		{ deck: 'Main', titles: ['Home'] },
		{ deck: 'Work', titles: ['Mentions', 'Home'] },
	];
	expect(columnsLine(two)).toBe('Main: Home · Work: Mentions, Home');
});
