import type { ShownTarget } from './TimelineDefinition';

/** The data of a list, antenna or channel, from its response. */
export const shownTarget = (answer: { name?: string | null }): ShownTarget => ({ name: answer.name ?? '' });
