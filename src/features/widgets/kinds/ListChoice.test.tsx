// @vitest-environment bundled-happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeCollection } from '@/stores/collections';
import { queryClient } from '@/stores/queryClient';
import { listField } from './ListChoice';

beforeEach(() => {
	vi.useFakeTimers();
	queryClient.clear();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

it('calls a list as it is called by now, whenever the settings are opened', async () => {
	const session = testSession();
	answerCalls(session.api, () => [{ id: 'others', name: 'Others' }]);
	const open = async () => {
		renderInSession(listField()({ value: '', onChange: () => {}, error: undefined }), { session });
		await act(() => vi.advanceTimersByTimeAsync(0));
	};
	await open();
	cleanup();
	changeCollection(session, 'lists', all => all.map(list => ({ ...list, name: `${list.name} renamed` })));
	await open();
	expect(screen.getByRole('option', { name: 'Others renamed' })).toBeTruthy();
});
