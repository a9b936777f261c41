// @vitest-environment bundled-happy-dom
import { act, renderHook } from '@testing-library/react';
import { draft as draftWith } from '@tests/factories/draft';
import { mfmClient } from '@workers/mfm/mfm.client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useParsedDraft } from './useParsedDraft';

const draft = (text: string) => draftWith({ text });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

it('follows what is typed without asking for each letter, and ends with the last one', async () => {
	const parse = vi.spyOn(mfmClient, 'parse').mockResolvedValue([]);
	const view = renderHook(useParsedDraft, { initialProps: draft('a') });
	await act(() => vi.advanceTimersByTimeAsync(0));
	expect(view.result.current?.text).toBe('a');
	for (let count = 2; count <= 20; count++) {
		view.rerender(draft('a'.repeat(count)));
		await act(() => vi.advanceTimersByTimeAsync(20));
	}
	await act(() => vi.advanceTimersByTimeAsync(600));
	expect(view.result.current?.text).toBe('a'.repeat(20));
	expect(parse.mock.calls.filter(([, mode]) => mode !== 'simple').length).toBeLessThan(5);
});

it('keeps what was parsed until the next text is, and never shows one half', async () => {
	const waiting: (() => void)[] = [];
	vi.spyOn(mfmClient, 'parse').mockImplementation(() => new Promise(resolve => waiting.push(() => resolve([]))));
	const answer = () =>
		act(async () => {
			for (const resolve of waiting.splice(0)) resolve();
			await vi.advanceTimersByTimeAsync(300);
		});
	const view = renderHook(useParsedDraft, { initialProps: draft('**first**') });
	expect(view.result.current).toBeNull();
	await answer();
	expect(view.result.current?.text).toBe('**first**');
	view.rerender(draft('**second**'));
	expect(view.result.current?.text).toBe('**first**');
	await answer();
	expect(view.result.current?.text).toBe('**second**');
});
