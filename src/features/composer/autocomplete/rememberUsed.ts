import type { CompletionKind } from '@/domain/completionAt';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import type { Suggestion } from './suggest';

const KEPT = 32;

/** Offers people and emojis that were chosen once before others. */
export function rememberUsed(kind: CompletionKind, { key }: Suggestion): void {
	if (kind === 'mention') keep('recentlyUsedUsers', key);
	if (kind === 'emoji') keep('recentlyUsedEmojis', key);
}

function keep(name: 'recentlyUsedUsers' | 'recentlyUsedEmojis', key: string): void {
	baseSettings.set(name, [key, ...baseSettings.get(name).filter(each => each !== key)].slice(0, KEPT));
}
