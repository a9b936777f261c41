import { type ReactNode, useEffect, useState } from 'react';
import { SearchField } from '@/ui/field/SearchField';
import { PageFrame } from '@/ui/page/PageFrame';
import styles from './SearchedPage.module.css';

interface SearchedPageProps {
	/** What is searched, as the name of the field. */
	label: string;
	/** What is looked for; empty while nothing is. */
	words: string;
	onSearch: (words: string) => void;
	/** A list that fills the rest of the page. */
	children: ReactNode;
}

/** How long somebody stops typing before it is searched; Enter searches at once (rules/appearance#controls). */
const TYPING_PAUSE_MS = 1_000;

/** A page with a list that is searched from a field above it, which stays while the list scrolls. */
export function SearchedPage({ label, words, onSearch, children }: SearchedPageProps): ReactNode {
	const [written, setWritten] = useState(words);
	const wanted = written.trim();
	useEffect(() => {
		if (wanted === words) return undefined;
		const timer = setTimeout(() => onSearch(wanted), wanted === '' ? 0 : TYPING_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [wanted, words, onSearch]);
	return (
		<PageFrame>
			<search className={styles.bar}>
				<SearchField
					label={label}
					enterKeyHint="search"
					maxLength={200}
					value={written}
					onChange={setWritten}
					onEnter={() => onSearch(wanted)}
				/>
			</search>
			<div className={styles.list}>{children}</div>
		</PageFrame>
	);
}
