import type { Completion } from '@/domain/draft/completionAt';
import { lengthOf } from '@/domain/draft/Draft';

const ENOUGH_LETTERS = 3;

/** Whether enough was typed for Enter to take the suggestion; otherwise Enter is a line break. */
export const isTypedTowards = ({ query, isBare = false }: Completion): boolean =>
	!isBare && lengthOf(query) >= ENOUGH_LETTERS;
