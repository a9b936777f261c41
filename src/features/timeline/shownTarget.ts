import type { ShownTarget } from './TimelineDefinition';

/** The page's data of a list, antenna or channel, from its response. */
export const shownTarget = (answer: { name?: string | null; isArchived?: boolean | null }): ShownTarget => ({
	name: answer.name ?? '',
	isArchived: answer.isArchived ?? false,
});
