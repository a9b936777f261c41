import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { SearchField } from '@/ui/field/SearchField';
import styles from './SearchForm.module.css';

interface SearchFormProps {
	/** What is searched, for screen readers and as the placeholder. */
	label: string;
	/** What was searched for last; empty for nothing, then the field gets the focus. */
	value: string;
	/** Gets the words without the space around them; not called without any. */
	onSearch: (words: string) => void;
	/** Without space around it. */
	isFlush?: boolean;
	/** Shown beside the button. */
	children?: ReactNode;
}

const MAX_LENGTH = 200;

/** A field for words to search for, and its button. */
export function SearchForm({ label, value, onSearch, isFlush = false, children }: SearchFormProps): ReactNode {
	const [written, setWritten] = useState(value);
	const form = useRef<HTMLFormElement>(null);
	const isEmpty = value === '';
	useEffect(() => {
		if (isEmpty) form.current?.querySelector('input')?.focus({ preventScroll: true });
	}, [isEmpty]);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const words = written.trim();
		if (words !== '') onSearch(words);
	};
	return (
		<search>
			<form ref={form} className={styles.form} data-flush={isFlush || undefined} onSubmit={submit}>
				<div className={styles.words}>
					<SearchField
						label={label}
						enterKeyHint="search"
						maxLength={MAX_LENGTH}
						value={written}
						onChange={setWritten}
					/>
				</div>
				<div className={styles.where} data-alone={children === undefined || undefined}>
					{children}
					<Button submit variant="primary">
						{text.search.go}
					</Button>
				</div>
			</form>
		</search>
	);
}
