import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { Questions } from './Questions';

const asked = async (...chunks: string[]) => {
	const questions = new Questions(Readable.from(chunks));
	try {
		return [await questions.askPassword('New password: '), await questions.askYes('Them too?')];
	} finally {
		questions.close();
	}
};

it('takes the lines of what is piped in one by one, though they come at once', async () => {
	expect(await asked('a secret\nyes\n')).toEqual(['a secret', true]);
	expect(await asked('a sec', 'ret\nn', 'o\n')).toEqual(['a secret', false]);
});

it('does not wait for answers when the input has ended', async () => {
	expect(await asked('a secret\n')).toEqual(['a secret', false]);
	expect(await asked('a secret')).toEqual(['a secret', false]);
	expect(await asked('')).toEqual(['', false]);
});
