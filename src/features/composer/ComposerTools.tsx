import { type ReactNode, type RefObject, useId } from 'react';
import { COMPOSER_LIMITS, counterOf, type Draft, lengthOf } from '@/domain/Draft';
import { t, text } from '@/i18n/t';
import { intents } from '@/stores/intents';
import { useServerInfo, useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { useFilePicker } from '@/ui/useFilePicker';
import type { ComposeRequest } from './ComposeRequest';
import styles from './Composer.module.css';
import { Counter } from './Counter';
import { insertText, typeText } from './insertText';
import { PluginActions } from './PluginActions';
import { type PostProblem, problemText } from './problemText';
import type { DraftChange } from './useDraft';
import type { PostPhase } from './usePosting';

interface ComposerToolsProps {
	request: ComposeRequest;
	draft: Draft;
	change: (change: DraftChange) => void;
	area: RefObject<HTMLTextAreaElement | null>;
	phase: PostPhase;
	/** Why it cannot be posted yet. */
	problem: PostProblem | null;
	/** How many files go up when it is posted. */
	queued: number;
	onFiles: (files: readonly File[]) => void;
}

const EMPTY_POLL = { choices: ['', ''], multiple: false, expiresAt: null, expiredAfter: null };

/** What can be added, what is left, and the button that posts. */
export function ComposerTools(props: ComposerToolsProps): ReactNode {
	const { draft, change, area, onFiles } = props;
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
				onClick={() => change({ poll: draft.poll ? null : EMPTY_POLL })}
			/>
			<IconButton
				icon="eyeOff"
				label={text.composer.cw}
				active={draft.useCw}
				aria-pressed={draft.useCw}
				onClick={() => change({ useCw: !draft.useCw })}
			/>
			<IconButton icon="emoji" label={text.composer.emoji} onClick={event => pickEmoji(event.currentTarget)} />
			<IconButton icon="at" label={text.postForm.mention} onClick={() => area.current && typeText(area.current, '@')} />
			<PluginActions draft={draft} change={change} />
			<PostPart {...props} />
			{picker.input}
		</footer>
	);
}

/** How much room is left, and the button; while it can't be pressed it says why. */
function PostPart({ request, draft, phase, problem, queued }: ComposerToolsProps): ReactNode {
	const maxLength = useServerInfo(info => info?.maxNoteTextLength ?? COMPOSER_LIMITS.defaultText);
	const whyId = useId();
	const counter = counterOf(lengthOf(draft.text), maxLength, 100);
	const why = problem === null || phase !== 'idle' ? null : problemText(problem);
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
			<Button
				submit
				variant="primary"
				aria-disabled={why !== null || undefined}
				aria-describedby={why === null ? undefined : whyId}
				data-tooltip={why ?? undefined}
				busy={phase === 'posting'}
				icon={phase === 'posted' ? 'check' : 'send'}
			>
				{request.replyTo !== undefined
					? text.composer.reply
					: draft.quoteId === null
						? text.composer.post
						: text.composer.quote}
			</Button>
			{why !== null && (
				<span id={whyId} className="visually-hidden">
					{why}
				</span>
			)}
		</span>
	);
}
