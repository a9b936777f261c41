import type { ColumnSource } from '@/domain/deck/columnSources';
import { textAt } from '@/i18n/text';
import { accountKey, accounts } from '@/stores/session/accounts';
import { mergeable } from './resolveSources';

/** What a timeline is called, such as `List: Friends`. */
export function sourceText({ type, name }: Pick<ColumnSource, 'type' | 'name'>): string {
	const timeline = mergeable.find(({ kind }) => kind === type);
	const title = timeline ? textAt(timeline.title) : type;
	return name === null ? title : `${title}: ${name}`;
}

/** Who reads it, such as `@mara@a.server`; null for a visitor. */
export function readerText({ account, owner }: Pick<ColumnSource, 'account' | 'owner'>): string | null {
	const { all, current } = accounts.getState();
	const stored = account === null ? current : all.find(each => accountKey(each) === account);
	if (stored) return `@${stored.username}@${stored.host}`;
	if (owner) return `@${owner.username}@${new URL(owner.origin).host}`;
	return account === null ? null : (account.split('/')[0] ?? account);
}
