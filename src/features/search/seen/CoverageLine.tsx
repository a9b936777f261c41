import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { byteSize } from '@/base/byteSize';
import { PathLink } from '@/blocks/navigation/PathLink';
import { pathTo } from '@/domain/paths/pathTo';
import type { SeenCoverage } from '@/domain/seen/SeenNote';
import { dateText } from '@/i18n/dateText';
import { counted } from '@/i18n/fill';
import { currentLanguage, text } from '@/i18n/text';
import { accountKey, accounts as accountsStore } from '@/stores/session/accounts';
import styles from './SeenSearch.module.css';
import { sumOf } from './sumOf';

interface CoverageLineProps {
	covered: readonly SeenCoverage[] | null;
	/** Whose notes are searched. */
	accounts: readonly string[];
}

/** What a search covers: how many notes, since when, of which accounts. */
export function CoverageLine({ covered, accounts }: CoverageLineProps): ReactNode {
	const all = useStore(accountsStore, state => state.all);
	if (covered === null) return null;
	const searched = covered.filter(({ account }) => accounts.includes(account));
	const { notes, bytes, since } = sumOf(searched);
	const names = all
		.filter(each => searched.some(({ account }) => account === accountKey(each)))
		.map(({ username, host }) => `@${username}@${host}`);
	return (
		<p className={styles.coverage}>
			{since === null
				? text.seen.coversNothing
				: counted(text.seen, 'covers', notes, {
						since: dateText(since),
						accounts: new Intl.ListFormat(currentLanguage()).format(names),
						size: byteSize(bytes),
					})}{' '}
			<PathLink path={`${pathTo('preferences')}#keepsSeen`}>{text.seen.toSetting}</PathLink>
		</p>
	);
}
