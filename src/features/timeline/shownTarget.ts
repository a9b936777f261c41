import type { ShownTarget } from './TimelineDefinition';

/** What a page shows of the list, antenna or channel that a server answered. */
export const shownTarget = (answer: { name?: string | null; isArchived?: boolean | null }): ShownTarget => ({
	name: answer.name ?? '',
	isArchived: answer.isArchived ?? false,
});
