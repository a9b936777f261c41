// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setAnimations } from '@/platform/reducedMotion';
import { queryClient } from '@/stores/queryClient';
import RssTickerWidget from './RssTickerWidget';

beforeEach(() => {
	queryClient.clear();
	setAnimations(true);
});
afterEach(cleanup);

const data = { url: 'https://a.example/feed', everySec: 300, lapSec: 60, reverse: false, shuffle: false };

async function show() {
	const session = testSession();
	answerCalls(session.api, () => ({ items: [{ title: 'High tide', link: 'https://a.example/1' }] }));
	const view = renderInSession(<RssTickerWidget data={data} onChange={() => {}} />, { session });
	await screen.findAllByRole('link');
	return { ...view, isPaused: () => view.container.querySelector('[data-paused]') !== null };
}

it('passes by until its button stops it', async () => {
	const { isPaused } = await show();
	expect(isPaused()).toBe(false);
	fireEvent.click(screen.getByRole('button', { name: 'Pause ticker' }));
	expect(isPaused()).toBe(true);
	fireEvent.click(screen.getByRole('button', { name: 'Resume ticker' }));
	expect(isPaused()).toBe(false);
	// The second of the two, for the eye, can't be reached.
	expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('is a line to scroll without motion', async () => {
	setAnimations(false);
	const { container } = await show();
	expect(container.querySelector('[data-still]')).not.toBeNull();
	expect(container.querySelectorAll('a')).toHaveLength(1);
	expect(screen.queryByRole('button')).toBeNull();
});
