import { valueDifference } from '@/blocks/preferences/valueDifference';
import { shortList } from '@/blocks/preferences/valueSummary';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';

/**
 * What changed between two values: "Added: A, B. Removed: C". Empty if there is none before, or the values speak for
 * themselves.
 * @param nameOf the name of a part, by the name that it has in the data
 */
export function differenceText(before: unknown, after: unknown, nameOf = (name: string) => name): string {
	const difference = before === undefined ? null : valueDifference(before, after);
	if (!difference) return '';
	const { added, removed, changed, isReordered } = difference;
	const names = (parts: readonly string[]) => shortList(parts.map(nameOf));
	const said = [
		added.length > 0 && t('profiles.added', { names: names(added) }),
		removed.length > 0 && t('profiles.removed', { names: names(removed) }),
		changed.length > 0 && t('profiles.differs', { names: names(changed) }),
		isReordered && text.profiles.ordered,
	].filter(part => part !== false);
	return said.length === 0 ? text.profiles.same : said.join(' · ');
}
