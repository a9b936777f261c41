import type { DeckColumn } from './deck';

/** What everybody can read; all other targets belong to an account. */
const PUBLIC_TARGETS: ReadonlySet<string> = new Set(['channel', 'hashtag', 'note', 'role', 'search', 'user']);

/** Whether only one account can read what a column shows, such as a list. */
export const isPrivate = ({ target }: Pick<DeckColumn, 'target'>): boolean =>
	target !== null && !PUBLIC_TARGETS.has(target.kind);
