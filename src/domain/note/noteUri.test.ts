import { expect, it } from 'vitest';
import { noteUri } from './noteUri';

it('is the same on every server', () => {
	const home = noteUri({ id: '9x', uri: null }, 'https://a.example');
	expect(home).toBe('https://a.example/notes/9x');
	expect(noteUri({ id: '7y', uri: home }, 'https://b.example')).toBe(home);
});

it('is that of the renote, not of the activity that told it', () => {
	expect(noteUri({ id: '7y', uri: 'https://a.example/notes/9x/activity' }, 'https://b.example')).toBe(
		'https://a.example/notes/9x',
	);
});
