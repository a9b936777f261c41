import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { LruCache } from '@/base/LruCache';
import { errorText } from '@/blocks/query/errorText';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { TextArea } from '@/ui/field/TextArea';
import { isSubmitKey } from '@/ui/keys/isSubmitKey';
import { Section } from '@/ui/section/Section';
import styles from './moderation.module.css';

/** The server's limit. */
const MAX_LENGTH = 8192;

/** Unsaved text survives leaving the page. */
const unsaved = new LruCache<string>({ limit: 50 });

type State = { readonly kind: 'resting' | 'saving' | 'saved' } | { readonly kind: 'failed'; readonly reason: string };

interface ModerationNoteProps {
	userId: string;
	/** The text stored on the server. */
	known: string;
	onSaved: (note: string) => void;
}

/** The moderators' note about a user. */
export function ModerationNote({ userId, known, onSaved }: ModerationNoteProps): ReactNode {
	const session = useSession();
	const key = `${session.key} ${userId}`;
	/** Null if nothing was typed since it was loaded or saved. */
	const [typed, setTyped] = useState(() => unsaved.get(key) ?? null);
	const [state, setState] = useState<State>({ kind: 'resting' });
	const written = typed ?? known;
	const isChanged = written !== known;
	const isSaving = state.kind === 'saving';

	const write = (value: string) => {
		if (value === known) unsaved.delete(key);
		else unsaved.set(key, value);
		setTyped(value === known ? null : value);
		if (!isSaving) setState({ kind: 'resting' });
	};
	const save = async () => {
		if (!isChanged || isSaving) return;
		setState({ kind: 'saving' });
		try {
			await session.api.call('admin/update-user-note', { userId, text: written });
			if (unsaved.get(key) === written) unsaved.delete(key);
			// More may have been typed meanwhile.
			setTyped(now => (now === written ? null : now));
			setState({ kind: 'saved' });
			onSaved(written);
		} catch (error) {
			setState({ kind: 'failed', reason: errorText(error).title });
		}
	};
	const onKeyDown = ({ nativeEvent }: KeyboardEvent) => {
		if (isSubmitKey(nativeEvent)) void save();
	};
	return (
		<Section title={text.moderation.note}>
			<TextArea
				label={text.moderation.note}
				hideLabel
				caption={text.moderation.noteAbout}
				maxLength={MAX_LENGTH}
				value={written}
				onChange={write}
				onKeyDown={onKeyDown}
			/>
			<div className={styles.saving}>
				<span role="status" data-failed={state.kind === 'failed' || undefined}>
					{stateText(state, isChanged)}
				</span>
				<Button size="small" variant="primary" busy={isSaving} disabled={!isChanged} onClick={() => void save()}>
					{text.moderation.save}
				</Button>
			</div>
		</Section>
	);
}

function stateText(state: State, isChanged: boolean): string {
	if (state.kind === 'failed') return t('moderation.notSaved', { reason: state.reason });
	if (state.kind === 'saving') return text.moderation.saving;
	if (isChanged) return text.moderation.unsaved;
	return state.kind === 'saved' ? text.moderation.saved : '';
}
