// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/stores/queryClient';
import SlideshowWidget from './SlideshowWidget';

const picture = (id: string, change: object = {}) => ({
	...{ id, name: `${id}.png`, type: 'image/png', url: `https://home.example/${id}`, isSensitive: false },
	...change,
});

beforeEach(() => {
	vi.useFakeTimers();
	queryClient.clear();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.getByRole('img').getAttribute('alt');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function show() {
	const session = testSession();
	answerCalls(session.api, () => [
		picture('fog'),
		picture('secret', { isSensitive: true }),
		picture('sun', { comment: 'The sun over the pier' }),
		picture('film', { type: 'video/mp4' }),
	]);
	renderInSession(
		<SlideshowWidget data={{ folderId: 'sea', height: 200, everySec: 10, fit: 'cover' }} onChange={() => {}} />,
		{ session },
	);
	await pass(0);
}

it('shows one picture after the other, without sensitive ones', async () => {
	await show();
	expect(shown()).toBe('fog.png');
	await pass(9_000);
	expect(shown()).toBe('fog.png');
	await pass(1_000);
	expect(shown()).toBe('The sun over the pier');
	await pass(10_000);
	expect(shown()).toBe('fog.png');
});

it('stops by its button, and shows a chosen picture for the whole time', async () => {
	await show();
	await pass(9_000);
	press('Next image');
	await pass(9_000);
	expect(shown()).toBe('The sun over the pier');
	press('Pause slideshow');
	await pass(60_000);
	expect(shown()).toBe('The sun over the pier');
	press('Previous image');
	expect(shown()).toBe('fog.png');
	press('Resume slideshow');
	await pass(10_000);
	expect(shown()).toBe('The sun over the pier');
});
