// @vitest-environment bundled-happy-dom

import { act } from '@testing-library/react';
import { type Choice, choose, renderInSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveClock } from '@/stores/LiveClock';
import { ColumnIdleProvider } from '../hosting/ColumnIdleContext';
import { RelativeTime, timeDisplay } from './RelativeTime';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

beforeEach(() => {
	vi.useFakeTimers({ now: NOW });
	vi.spyOn(liveClock, 'request').mockImplementation((_key, apply) => apply());
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

function show(ago: number, ...choices: readonly Choice[]) {
	const { container } = renderInSession(<RelativeTime at={NOW - ago} isColoured />, { choices });
	return container.querySelector('time') as HTMLTimeElement;
}

function pass(ms: number): void {
	act(() => {
		vi.advanceTimersByTime(ms);
	});
}

describe('RelativeTime', () => {
	it('is looked at every 10 s under a minute, every 60 s under an hour', () => {
		const time = show(20 * SECOND);
		expect(time.textContent).toBe('20s');
		pass(10 * SECOND);
		expect(time.textContent).toBe('30s');
		pass(30 * SECOND);
		expect(time.textContent).toBe('1m');
		pass(50 * SECOND);
		expect(time.textContent).toBe('1m');
		pass(20 * SECOND);
		expect(time.textContent).toBe('2m');
	});

	it('is looked at every 180 s from an hour on', () => {
		const time = show(2 * HOUR - 10 * SECOND);
		expect(time.textContent).toBe('1h');
		pass(170 * SECOND);
		expect(time.textContent).toBe('1h');
		pass(10 * SECOND);
		expect(time.textContent).toBe('2h');
	});

	it('is the date, or both, where the reader wants that', () => {
		const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' }).format(NOW - HOUR);
		expect(show(HOUR, choose(timeDisplay, 'absolute')).textContent).toBe(date);
		expect(show(HOUR, choose(timeDisplay, 'detail')).textContent).toBe(`${date} (1h)`);
	});

	it('has a colour from 90 and from 180 days on', () => {
		const [young, old, veryOld] = [89, 91, 181].map(days => show(days * DAY).className);
		expect(young).toBe('');
		expect(old).not.toBe('');
		expect(veryOld).not.toBe('');
		expect(veryOld).not.toBe(old);
	});

	it('gets its colour while it is shown', () => {
		const time = show(90 * DAY - 2 * HOUR);
		expect(time.className).toBe('');
		pass(3 * HOUR);
		expect(time.className).not.toBe('');
	});

	it('shows another time after it was brought up to date', () => {
		const props = { isColoured: true };
		const { container, update } = renderInSession(<RelativeTime at={NOW - 20 * SECOND} {...props} />);
		pass(10 * SECOND);
		expect(container.textContent).toBe('30s');
		update(<RelativeTime at={NOW - 5 * HOUR} {...props} />);
		expect(container.textContent).toBe('5h');
		update(<RelativeTime at={NOW - 20 * SECOND} {...props} />);
		expect(container.textContent).toBe('30s');
		pass(10 * SECOND);
		expect(container.textContent).toBe('40s');
	});

	it('is not kept up to date in a column out of view, but when it comes into view', () => {
		const times = (isIdle: boolean) => (
			<>
				<RelativeTime at={NOW - 20 * SECOND} />
				<ColumnIdleProvider value={isIdle}>
					<RelativeTime at={NOW - 20 * SECOND} />
				</ColumnIdleProvider>
			</>
		);
		const { container, update } = renderInSession(times(false));
		const shown = () => [...container.children].map(({ textContent }) => textContent);
		update(times(true));
		pass(10 * SECOND);
		expect(shown()).toEqual(['30s', '20s']);
		update(times(false));
		expect(shown()).toEqual(['30s', '30s']);
		pass(10 * SECOND);
		expect(shown()).toEqual(['40s', '40s']);
	});
});
