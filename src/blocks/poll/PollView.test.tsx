// @vitest-environment bundled-happy-dom

import { fireEvent, screen } from '@testing-library/react';
import { poll } from '@tests/factories/note';
import { renderInSession } from '@tests/factories/renderInSession';
import { describe, expect, it } from 'vitest';
import type { Poll } from '@/domain/note/Note';
import { PollView } from './PollView';
import { remainingTime } from './remainingTime';

const show = (given: Poll) => renderInSession(<PollView noteId="n1" poll={given} host={null} emojis={{}} />);
const teak = { text: 'Teak', votes: 3, isVoted: false };
const pine = { text: 'Pine', votes: 1, isVoted: true };
const percents = () => screen.queryAllByText(/%$/).map(each => each.textContent);

describe('PollView', () => {
	it('takes a vote and shows no results before', () => {
		const { actions } = show(poll({ Teak: 3, Pine: 1 }));
		expect(percents()).toEqual([]);
		fireEvent.click(screen.getByRole('button', { name: 'Vote for “Pine”' }));
		expect(actions.vote).toHaveBeenCalledWith('n1', 1);
	});

	it('shows results when asked, and goes back to voting', () => {
		show(poll({ Teak: 3, Pine: 1 }));
		fireEvent.click(screen.getByRole('button', { name: 'Show results' }));
		expect(percents()).toEqual(['75%', '25%']);
		expect(screen.queryByRole('button', { name: /^Vote/ })).toBeNull();
		fireEvent.click(screen.getByRole('button', { name: 'Back to voting' }));
		expect(screen.getAllByRole('button', { name: /^Vote/ })).toHaveLength(2);
	});

	it('is done after the one vote of a single-choice poll', () => {
		show(poll({}, { choices: [teak, pine] }));
		expect(percents()).toEqual(['75%', '25%']);
		expect(screen.queryByRole('button')).toBeNull();
		expect(screen.getByText('Voted')).toBeDefined();
	});

	it('takes further votes where several are allowed', () => {
		show(poll({}, { choices: [teak, pine], multiple: true }));
		expect(screen.getAllByRole('button', { name: /^Vote/ }).map(each => each.getAttribute('aria-label'))).toEqual([
			'Vote for “Teak”',
		]);
		expect(screen.getByText(/Multiple choices allowed/)).toBeDefined();
	});

	it('is closed after its end', () => {
		show(poll({ Teak: 1 }, { expiresAt: Date.now() - 1000 }));
		expect(screen.getByText('1 vote · Final results')).toBeDefined();
		expect(screen.queryByRole('button')).toBeNull();
	});

	it('keeps choices apart that read the same', () => {
		show({ choices: [teak, { ...teak, votes: 5 }], multiple: false, expiresAt: null });
		expect(screen.getAllByRole('button', { name: 'Vote for “Teak”' })).toHaveLength(2);
	});
});

it.each([
	[90_061_000, '1 d 1 h left'],
	[7_320_000, '2 h 2 min left'],
	[61_000, '1 min 1 s left'],
	[3_000, '3 s left'],
	[-1, '0 s left'],
])('%d ms: %s', (ms, expected) => {
	expect(remainingTime(ms)).toBe(expected);
});
