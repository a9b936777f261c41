import { expect, it } from 'vitest';
import type { Session } from '@/stores/session/Session';
import type { TimelineDefinition } from '../TimelineDefinition';
import { areSameSources } from './areSameSources';
import type { ReadableSource } from './resolveSources';

const mine = { key: 'a.example/me' } as Session;
const timeline = { kind: 'home' } as TimelineDefinition;
const read = (change: Partial<ReadableSource> = {}): ReadableSource => ({
	...{ id: 'a.example/me home', session: mine, timeline },
	source: { type: 'home', account: null, target: null, name: null, owner: null },
	...change,
});

it('knows the same timelines again, though they were read anew', () => {
	expect(areSameSources([read()], [read()])).toBe(true);
	expect(areSameSources([], [])).toBe(true);
});

it('tells others: another session, another name, one more, one less', () => {
	const anew = { key: 'a.example/me' } as Session;
	const renamed = { type: 'home', account: null, target: null, name: 'Crew', owner: null } as const;
	for (const other of [
		[read({ session: anew })],
		[read({ source: renamed })],
		[read({ id: 'x' })],
		[],
		[read(), read()],
	]) {
		expect(areSameSources([read()], other)).toBe(false);
		expect(areSameSources(other, [read()])).toBe(false);
	}
});
