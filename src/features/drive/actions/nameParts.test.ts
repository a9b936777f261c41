import { expect, it } from 'vitest';
import { nameParts } from './nameParts';

it('keeps the extension of a long name, and what tells files of a series apart', () => {
	expect(nameParts('early-ferry-0041.webp')).toEqual(['early-ferry-', '0041.webp']);
	expect(nameParts('港の朝の写真その１から三番目.png')).toEqual(['港の朝の写真その１か', 'ら三番目.png']);
});

it('knows what is no extension', () => {
	expect(nameParts('minutes of 3.October 2026')).toEqual(['minutes of 3.October ', '2026']);
	expect(nameParts('.a-hidden-file')).toEqual(['.a-hidden-', 'file']);
});

it('leaves short names and single characters whole', () => {
	expect(nameParts('tea.webp')).toEqual(['tea.webp', '']);
	expect(nameParts('👩‍🚀🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊.png').join('')).toBe('👩‍🚀🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊.png');
});
