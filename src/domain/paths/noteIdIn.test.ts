import { expect, it } from 'vitest';
import { noteIdIn } from './noteIdIn';

const named = (text: string) => noteIdIn(text, 'https://home.example');

it('finds the note that an id or an address of this server names', () => {
	expect(named(' 9xyzabcd01 ')).toEqual({ id: '9xyzabcd01' });
	expect(named('https://home.example/notes/9xyzabcd01')).toEqual({ id: '9xyzabcd01' });
	expect(named('https://home.example/notes/9xyzabcd01/replies')).toEqual({ id: '9xyzabcd01' });
});

it('leaves addresses of other servers to the server', () => {
	expect(named('https://far.example/notes/1')).toEqual({ uri: 'https://far.example/notes/1' });
});

it.each(['', 'fog', '@mara', 'https://', 'https://home.example/@mara', 'ftp://home.example/notes/9xyzabcd01'])(
	'finds none in %j',
	text => expect(named(text)).toBeNull(),
);
