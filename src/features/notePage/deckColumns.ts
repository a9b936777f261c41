import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';

const late = () => import('./lateColumn');

/** A note with its conversation. */
export const threadColumn: ColumnDefinition<'thread'> = {
	kind: 'thread',
	icon: 'thread',
	title: 'timeline.thread',
	description: 'timeline.threadAbout',
	isOffered: () => true,
	options: [],
	target: { kind: 'note', ask: async session => (await (await late()).loadAskNote()).askNote(session) },
	tellsArrivals: true,
	load: async () => (await late()).loadThreadColumn(),
};
