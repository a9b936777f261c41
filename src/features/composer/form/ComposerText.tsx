import { type ReactNode, type RefObject, useId } from 'react';
import { COMPOSER_LIMITS, counterOf, type Draft, lengthOf } from '@/domain/draft/Draft';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { SuggestionList } from '../autocomplete/SuggestionList';
import { useAutocomplete } from '../autocomplete/useAutocomplete';
import type { ComposeRequest } from '../ComposeRequest';
import type { DraftChange } from '../draft/useDraft';
import { useTextPaste } from '../paste/useTextPaste';
import styles from './Composer.module.css';
import { Counter } from './Counter';
import { replaceText } from './insertText';
import { noteCaret } from './noteCaret';
import { useSteadyCaret } from './useSteadyCaret';

interface ComposerTextProps {
	request: ComposeRequest;
	draft: Draft;
	change: (change: DraftChange) => void;
	area: RefObject<HTMLTextAreaElement | null>;
	isDialog: boolean;
	/** Called with files made from long pasted texts. */
	onFiles: (files: readonly File[]) => void;
}

/** The fields for content warning and text, with suggestions. */
export function ComposerText({ request, draft, change, area, isDialog, onFiles }: ComposerTextProps): ReactNode {
	const session = useSession();
	const suggestionsId = useId();
	const autocomplete = useAutocomplete(session, area, (from, to, value) => {
		if (area.current) change({ text: replaceText(area.current, from, to, value) });
	});
	const active = autocomplete.offer?.active ?? -1;
	useSteadyCaret(area, draft.text);
	const paste = useTextPaste({ request, draft, change, area, onFiles });
	const cwCounter = draft.useCw ? counterOf(lengthOf(draft.cw), COMPOSER_LIMITS.cw, 20) : null;
	return (
		<>
			{draft.useCw && (
				<div className={styles.cw}>
					<input
						className={styles.cwInput}
						data-cw=""
						value={draft.cw}
						placeholder={text.composer.cwPlaceholder}
						aria-label={text.composer.cw}
						onChange={event => change({ cw: event.target.value })}
					/>
					{cwCounter && <Counter {...cwCounter} />}
				</div>
			)}
			<textarea
				ref={area}
				className={styles.text}
				data-autofocus={isDialog || undefined}
				value={draft.text}
				rows={isDialog ? 4 : 2}
				placeholder={request.replyTo === undefined ? text.composer.placeholder : text.composer.replyPlaceholder}
				aria-label={text.composer.text}
				aria-autocomplete="list"
				aria-controls={autocomplete.offer ? suggestionsId : undefined}
				aria-activedescendant={active < 0 ? undefined : `${suggestionsId}-${active}`}
				onChange={event => {
					noteCaret(event.target);
					change({ text: event.target.value });
					autocomplete.look();
				}}
				onSelect={event => {
					noteCaret(event.currentTarget);
					autocomplete.look();
				}}
				onKeyDown={event => {
					paste.onKeyDown(event);
					autocomplete.onKeyDown(event);
				}}
				onPaste={paste.onPaste}
				onBlur={autocomplete.close}
			/>
			{autocomplete.offer && (
				<SuggestionList
					id={suggestionsId}
					offer={autocomplete.offer}
					area={area}
					onChoose={autocomplete.choose}
					onPoint={autocomplete.point}
				/>
			)}
		</>
	);
}
