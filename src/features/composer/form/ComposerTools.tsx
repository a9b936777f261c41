import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { COMPOSER_LIMITS, counterOf, type Draft, lengthOf } from '@/domain/draft/Draft';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useServerInfo, useSession, useTokenMay } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { useFilePicker } from '@/ui/field/useFilePicker';
import type { DraftChange } from '../draft/useDraft';
import styles from './Composer.module.css';
import { Counter } from './Counter';
import { insertText, typeText } from './insertText';
import { PluginActions } from './PluginActions';
import { removePoll } from './removePoll';

interface ComposerToolsProps {
	draft: Draft;
	change: (change: DraftChange) => void;
	area: RefObject<HTMLTextAreaElement | null>;
	/** How many files are uploaded when it is posted. */
	queued: number;
	/** Missing if it is at the top. */
	postButton?: ReactNode;
	onFiles: (files: readonly File[]) => void;
}

const EMPTY_POLL = { choices: ['', ''], multiple: false, expiresAt: null, expiredAfter: null };

/** Buttons for adding things, the counter, and the post button unless it is at the top. */
export function ComposerTools(props: ComposerToolsProps): ReactNode {
	const { draft, change, area, queued, postButton, onFiles } = props;
	const session = useSession();
	const mayUpload = useTokenMay('write:drive');
	const mayReadDrive = useTokenMay('read:drive');
	const picker = useFilePicker(text.composer.attach, onFiles);
	const insert = (value: string) => {
		if (area.current) change({ text: insertText(area.current, value) });
	};
	const pickFromDrive = () =>
		intents.send({
			kind: 'pickDriveFiles',
			session,
			max: COMPOSER_LIMITS.files - draft.files.length,
			choose: picked =>
				change(({ files }) => ({
					files: [...files, ...picked.filter(({ id }) => files.every(each => each.id !== id))],
				})),
		});
	/** Adds a part to the form, and leads to its first field. */
	const add = (part: Partial<Draft>, field: string) => {
		flushSync(() => change(part));
		area.current?.form?.querySelector<HTMLElement>(field)?.focus();
	};
	const pickEmoji = (anchor: HTMLElement) =>
		intents.send({ kind: 'pickEmoji', session, anchor, purpose: 'text', choose: insert });
	return (
		<footer className={styles.tools}>
			{mayUpload && <IconButton icon="image" label={text.composer.attach} onClick={picker.open} />}
			{mayReadDrive && (
				<IconButton
					icon="drive"
					label={text.postForm.fromDrive}
					disabled={draft.files.length >= COMPOSER_LIMITS.files}
					onClick={pickFromDrive}
				/>
			)}
			<IconButton
				icon="poll"
				label={text.composer.poll}
				active={draft.poll !== null}
				aria-pressed={draft.poll !== null}
				onClick={() => (draft.poll ? removePoll(draft.poll, change) : add({ poll: EMPTY_POLL }, '[data-poll] input'))}
			/>
			<IconButton
				icon="eyeOff"
				label={text.composer.cw}
				active={draft.useCw}
				aria-pressed={draft.useCw}
				onClick={() => (draft.useCw ? change({ useCw: false }) : add({ useCw: true }, '[data-cw]'))}
			/>
			<IconButton icon="emoji" label={text.composer.emoji} onClick={event => pickEmoji(event.currentTarget)} />
			<IconButton icon="at" label={text.postForm.mention} onClick={() => area.current && typeText(area.current, '@')} />
			<PluginActions draft={draft} change={change} />
			<End draft={draft} queued={queued} postButton={postButton} />
			{picker.input}
		</footer>
	);
}

/** The counter and the post button. */
function End({ draft, queued, postButton }: Pick<ComposerToolsProps, 'draft' | 'queued' | 'postButton'>): ReactNode {
	const maxLength = useServerInfo(info => info?.maxNoteTextLength ?? COMPOSER_LIMITS.defaultText);
	const counter = counterOf(lengthOf(draft.text), maxLength, 100);
	const count = draft.files.length + queued;
	return (
		<span className={styles.end}>
			{count > 0 && (
				<span
					className={styles.counter}
					data-tone={count > COMPOSER_LIMITS.files ? 'error' : 'dim'}
					role="img"
					aria-label={t('postForm.fileCount', { count, max: COMPOSER_LIMITS.files })}
				>
					{count}/{COMPOSER_LIMITS.files}
				</span>
			)}
			{counter && <Counter {...counter} />}
			{postButton}
		</span>
	);
}
