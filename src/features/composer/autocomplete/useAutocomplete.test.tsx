// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { testSession } from '@tests/factories/renderInSession';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Completion } from '@/domain/draft/completionAt';
import type { Suggestion } from './suggest';
import { useAutocomplete } from './useAutocomplete';

const { suggest } = vi.hoisted(() => ({ suggest: vi.fn() }));
vi.mock('./suggest', () => ({ suggest }));

const session = testSession();
const write = vi.fn();

function Area() {
	const area = useRef<HTMLTextAreaElement>(null);
	const { offer, look, onKeyDown } = useAutocomplete(session, area, write);
	return (
		<>
			<textarea ref={area} aria-label="Text" onChange={look} onKeyDown={onKeyDown} />
			<output>
				{offer?.suggestions.map(({ label }, at) => (at === offer.active ? `>${label}` : label)).join(' ')}
			</output>
		</>
	);
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text');
const shown = () => screen.getByRole('status').textContent;
const type = (value: string) => fireEvent.change(field(), { target: { value, selectionStart: value.length } });
const wait = () => act(() => vi.advanceTimersByTimeAsync(200));

beforeEach(() => {
	vi.useFakeTimers();
	suggest.mockImplementation(
		async (_session: unknown, { query }: Completion): Promise<Suggestion[]> => [
			{ key: query, insert: `@${query}1 `, label: `${query}1` } as Suggestion,
			{ key: `${query}2`, insert: `@${query}2 `, label: `${query}2` } as Suggestion,
		],
	);
	render(<Area />);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	write.mockReset();
	suggest.mockReset();
});

it('takes no suggestion of an older query by Enter', async () => {
	type('@mara');
	await wait();
	expect(shown()).toBe('>mara1 mara2');
	type('@marab');
	expect(shown()).toBe('mara1 mara2');
	expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
	expect(write).not.toHaveBeenCalled();
	await wait();
	expect(shown()).toBe('>marab1 marab2');
	expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
	expect(write).toHaveBeenCalledExactlyOnceWith(0, 6, '@marab1 ');
});

it('takes none by Tab either, and keeps the focus in the field', async () => {
	type('@mara');
	await wait();
	type('@marab');
	expect(fireEvent.keyDown(field(), { key: 'Tab' })).toBe(false);
	expect(write).not.toHaveBeenCalled();
	expect(shown()).toBe('mara1 mara2');
	expect(fireEvent.keyDown(field(), { key: 'Tab', shiftKey: true })).toBe(true);
	await wait();
	expect(fireEvent.keyDown(field(), { key: 'Tab' })).toBe(false);
	expect(write).toHaveBeenCalledExactlyOnceWith(0, 6, '@marab1 ');
});

it('offers its first suggestion again for what is typed back to, and keeps the one chosen by keys', async () => {
	type('@mara');
	await wait();
	type('@marab');
	type('@mara');
	expect(shown()).toBe('>mara1 mara2');
	fireEvent.keyDown(field(), { key: 'ArrowDown' });
	await wait();
	expect(shown()).toBe('mara1 >mara2');
});

it('shows no rows of another word', async () => {
	type('@mara');
	await wait();
	type('@mara @nils');
	expect(shown()).toBe('');
});
