import { expect, it } from 'vitest';
import { shortened } from './shortened';

it('keeps a short text, in one line', () => {
	expect(shortened(' fog\nand  tide ', 12)).toBe('fog and tide');
});

it('cuts a longer one between characters, not within one', () => {
	expect(shortened('fog and tide', 4)).toBe('fog…');
	expect(shortened('🌫️🌊🌊', 2)).toBe('🌫️🌊…');
});
