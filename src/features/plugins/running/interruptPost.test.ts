// @vitest-environment bundled-happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { ask } from '@/ui/dialog/dialogs';
import { interruptPost } from './interruptPost';

vi.mock('@/ui/dialog/dialogs', () => ({ ask: vi.fn() }));
afterEach(() => vi.mocked(ask).mockReset());

const payload = { text: 'high water', visibility: 'followers' } as never;
const choose = (value: string | undefined) => vi.mocked(ask).mockResolvedValue(value);
const asked = () => vi.mocked(ask).mock.calls.map(([message]) => `${message.title}: ${message.text}`);
const after = (value: unknown) => interruptPost('Tide', payload, { value });

it('posts what the plugin made of the texts, unasked', async () => {
	expect(await after({ text: 'low', visibility: 'followers' })).toEqual({ text: 'low', visibility: 'followers' });
	expect(ask).not.toHaveBeenCalled();
});

it('posts nothing where the plugin doesn’t want it', async () => expect(await after(null)).toBeNull());

it.each([
	['post', payload],
	['no', null],
	[undefined, null],
])('asks where there is no answer in time: %s', async (answer, posted) => {
	choose(answer);
	expect(await interruptPost('Tide', payload, null)).toBe(posted);
	expect(asked()).toEqual(['Tide hasn’t answered: Post the note as you wrote it?']);
});

it('asks where the plugin fails, or returns no note', async () => {
	choose('post');
	const error = { kind: 'Runtime', message: 'max step exceeded', at: null };
	expect(await interruptPost('Tide', payload, { error })).toBe(payload);
	expect(await after('text')).toBe(payload);
	expect(asked().map(each => each.split(': ').slice(0, 2).join(': '))).toEqual([
		'Tide failed: max step exceeded',
		'Tide failed: what it returned is no note',
	]);
});

it.each([
	['wanted', { text: 'low', visibility: 'public' }],
	['quiet', { text: 'low', visibility: 'followers' }],
	['no', null],
	[undefined, null],
])('asks where it changes who can see it: %s', async (answer, posted) => {
	choose(answer);
	expect(await after({ text: 'low', visibility: 'public' })).toEqual(posted);
	expect(asked()).toEqual(['Tide changes more than the text: It would change: who can see it.']);
});
