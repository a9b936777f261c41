import type { Completion } from '@/domain/draft/completionAt';
import { lengthOf } from '@/domain/draft/Draft';

const ENOUGH_LETTERS = 3;

/** Whether so much of a suggestion was typed that Enter takes it; else it is a new line. */
export const isTypedTowards = ({ query, isBare = false }: Completion): boolean =>
	!isBare && lengthOf(query) >= ENOUGH_LETTERS;
