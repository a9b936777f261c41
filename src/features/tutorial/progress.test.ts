import { describe, expect, it } from 'vitest';
import { isOfferDue } from './isOfferDue';
import { currentStep, type Progress, readProgress, type StepId, started, withDone, withSkipped } from './progress';

const DAY = 86_400_000;
const now = 100 * DAY;
const OFFERED: readonly StepId[] = ['profile', 'post', 'react'];

const progress = (change: Partial<Progress> = {}): Progress => ({
	...{ state: 'running', done: [], skipped: [], isOwed: false },
	...change,
});

describe('readProgress', () => {
	it.each([
		['nothing', {}],
		['values of other kinds', { state: 4, done: 'post', skipped: { post: true }, isOwed: 'yes' }],
		['unknown values', { state: 'flying', done: ['dance', null], skipped: [['post']], isOwed: 1 }],
	])('takes %s for a tutorial that was never started', (_what, stored) => {
		expect(readProgress(stored, OFFERED)).toEqual(progress({ state: 'new' }));
	});

	it('keeps what it knows', () => {
		const stored = { state: 'paused', done: ['post', 'dance'], skipped: ['profile', 'post'], isOwed: true, later: 1 };
		const read = progress({ state: 'paused', done: ['post'], skipped: ['profile'], isOwed: true });
		expect(readProgress(stored, OFFERED)).toEqual(read);
	});
});

describe('the current step', () => {
	it('is the first that was neither done nor skipped', () => {
		expect(currentStep(progress(), OFFERED)).toBe('profile');
		expect(currentStep(progress({ done: ['post'], skipped: ['profile'] }), OFFERED)).toBe('react');
	});

	it('is none after the last', () => {
		expect(currentStep(progress({ done: ['post', 'react'], skipped: ['profile'] }), OFFERED)).toBeNull();
	});

	it('is the same after a pause', () => {
		const paused = progress({ state: 'paused', done: ['profile'] });
		expect(started(paused, OFFERED)).toEqual({ ...paused, state: 'running' });
	});
});

describe('the offer', () => {
	it.each([
		['an account of today', progress({ state: 'new' }), now, true],
		['an account of 3 days', progress({ state: 'new' }), now - 3 * DAY, true],
		['an older account', progress({ state: 'new' }), now - 3 * DAY - 1, false],
		['an account of unknown age', progress({ state: 'new' }), null, false],
		['one that has put it off', progress({ state: 'paused' }), now, false],
		['one that has skipped it', progress({ state: 'ended' }), now, false],
	])('for %s', (_what, known, createdAt, isDue) => {
		expect(isOfferDue(known.state, createdAt, now)).toBe(isDue);
	});
});

describe('steps', () => {
	it('count when they are done out of turn, or after they were skipped', () => {
		const skipped = withSkipped(progress(), 'profile');
		expect(withDone(skipped, 'react', OFFERED).done).toEqual(['react']);
		expect(withDone(skipped, 'profile', OFFERED)).toEqual(progress({ done: ['profile'] }));
	});

	it('earn the achievement when all are done', () => {
		const almost = progress({ done: ['profile', 'post'] });
		expect(withDone(almost, 'react', OFFERED).isOwed).toBe(true);
	});

	it('earn nothing while one is skipped', () => {
		const skipped = progress({ done: ['post'], skipped: ['profile'] });
		expect(withDone(skipped, 'react', OFFERED).isOwed).toBe(false);
	});

	it('start again after the end, with what was earned', () => {
		const ended = progress({ state: 'ended', done: [...OFFERED], isOwed: true });
		expect(started(ended, OFFERED)).toEqual(progress({ isOwed: true }));
	});
});
