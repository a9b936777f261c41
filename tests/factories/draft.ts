import { BLANK_DRAFT } from '@/domain/draft/blankDraft';
import type { Draft } from '@/domain/draft/Draft';

/** A blank draft with changes. */
export const draft = (change: Partial<Draft> = {}): Draft => ({ ...BLANK_DRAFT, ...change });
