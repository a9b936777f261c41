import { foldText } from '@/base/foldText';
import { SEEN_KINDS, type SeenKind } from '@/domain/seen/SeenNote';
import type { SeenQuery } from '@/domain/seen/seenQuery';
import { text } from '@/i18n/text';

/** What a kind of list is called, in the user's language. */
export const kindName = (kind: SeenKind): string => text.seen.kinds[kind];

/** Takes the names of kinds in the user's language for the kinds: `in:ホーム`. */
export function withKinds(query: SeenQuery): SeenQuery {
	if (query.in.length === 0) return query;
	const kinds = new Map<string, string>(SEEN_KINDS.map(kind => [foldText(kindName(kind)), kind]));
	return { ...query, in: query.in.map(name => kinds.get(name) ?? name) };
}
