import { clipColumn } from './columns/clipColumn';
import { hashtagColumn } from './columns/hashtagColumn';
import { roleColumn } from './columns/roleColumn';

export { mergedColumn } from './merged/mergedColumn';

/** The timelines that only the deck offers. */
export const deckTimelines = [roleColumn, hashtagColumn, clipColumn] as const;
