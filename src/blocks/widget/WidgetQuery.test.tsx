// @vitest-environment bundled-happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { defineThing } from '@/stores/queries/Query';
import { queryClient } from '@/stores/queryClient';
import { useWidgetThing } from './useWidgetThing';
import { WidgetQuery } from './WidgetQuery';

const EVERY_SEC = 60;
const refusal = (code: string) => new ApiError('users/lists/show', 400, { code });

beforeEach(() => {
	vi.useFakeTimers();
	queryClient.clear();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A widget whose server answers so, one after the other; errors are refusals. */
async function show(...answers: readonly (string | Error)[]) {
	let asked = 0;
	const query = defineThing<null, string>({
		...{ name: 'listOfTest', lifetime: 'open' },
		fetch: async () => {
			const answer = answers[Math.min(asked++, answers.length - 1)] ?? '';
			if (answer instanceof Error) throw answer;
			return answer;
		},
	});
	function Widget(): ReactNode {
		const result = useWidgetThing(query, null, EVERY_SEC);
		return (
			<WidgetQuery query={result} gone={{ icon: 'list', title: 'It is gone.' }}>
				{name => <p>{name}</p>}
			</WidgetQuery>
		);
	}
	renderInSession(<Widget />);
	await pass(0);
}

it('says that what it shows is gone once the server says so', async () => {
	await show('Pilots', refusal('NO_SUCH_LIST'));
	expect(screen.getByText('Pilots')).toBeTruthy();
	await pass(EVERY_SEC * 1000 + 100);
	expect(screen.queryByText('Pilots')).toBeNull();
	expect(screen.getByText('It is gone.')).toBeTruthy();
});

it('keeps what was there through any other failure', async () => {
	await show('Pilots', new NetworkError('users/lists/show', 'offline'));
	await pass(EVERY_SEC * 1000 + 30_000);
	expect(screen.getByText('Pilots')).toBeTruthy();
});

it('says that the server does not offer it, and not that it is gone, where the endpoint is missing', async () => {
	await show(refusal('NO_SUCH_ENDPOINT'));
	expect(screen.queryByText('It is gone.')).toBeNull();
	expect(screen.getByText('This server doesn’t offer this.')).toBeTruthy();
});
