import {
	type ClipboardEvent,
	type DragEvent,
	type KeyboardEvent,
	type ReactNode,
	useCallback,
	useEffect,
	useId,
	useRef,
	useState,
} from 'react';
import { Avatar } from '@/blocks/Avatar';
import { QuoteCard } from '@/blocks/note/QuoteCard';
import { ReplyLine } from '@/blocks/note/ReplyLine';
import { pastedFiles } from '@/blocks/uploads/pastedFiles';
import { useUploads } from '@/blocks/uploads/useUploads';
import { COMPOSER_LIMITS, counterOf, draftProblem, lengthOf } from '@/domain/Draft';
import type { Visibility } from '@/domain/Note';
import { t, text } from '@/i18n/t';
import { drafts } from '@/stores/drafts';
import { useUser } from '@/stores/entities/useEntities';
import { intents } from '@/stores/intents';
import { useServerInfo, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import { confirm } from '@/ui/dialog/dialogs';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Attachments } from './Attachments';
import { agreeToLoud } from './agreeToLoud';
import { SuggestionList } from './autocomplete/SuggestionList';
import { useAutocomplete } from './autocomplete/useAutocomplete';
import { type ComposeRequest, contextOf } from './ComposeRequest';
import styles from './Composer.module.css';
import { initialDraft } from './initialDraft';
import { insertText, replaceText } from './insertText';
import { PollEditor } from './PollEditor';
import { postNote } from './postNote';
import { Recipients } from './Recipients';
import { rememberChoice } from './rememberChoice';
import { useDraft } from './useDraft';
import { openVisibilityMenu, VISIBILITY_ICONS } from './visibilityMenu';

interface ComposerProps {
	request: ComposeRequest;
	isDialog?: boolean;
	onPosted?: () => void;
	onClose?: () => void;
	/** Tells what has to be asked before the dialog may close. */
	guardClose?: (guard: () => Promise<boolean>) => void;
}

type Phase = 'idle' | 'posting' | 'posted';

/** The check is seen for so long before the dialog flies off. */
const CHECK_MS = 350;
const EMPTY_POLL = { choices: ['', ''], multiple: false, expiresAt: null, expiredAfter: null };

/** Writes a note (spec 1 §4, §5). What is typed is kept for its context until it is posted. */
export function Composer({ request, isDialog = false, onPosted, onClose, guardClose }: ComposerProps): ReactNode {
	const session = useSession();
	const maxLength = useServerInfo(info => info?.maxNoteTextLength ?? COMPOSER_LIMITS.defaultText);
	const me = useUser(session.userId);
	const key = drafts.keyOf(session.key, contextOf(request));
	const begin = useCallback(() => initialDraft(request), [request]);
	const { draft, change, clear } = useDraft(key, begin);
	const [phase, setPhase] = useState<Phase>('idle');
	const [isDropping, setIsDropping] = useState(false);
	const area = useRef<HTMLTextAreaElement>(null);
	const picker = useRef<HTMLInputElement>(null);
	const { uploads, add, retry, remove } = useUploads(session, (_file, _wire, insert) =>
		change(({ files }) => ({ files: insert(files) })),
	);
	const isUploading = uploads.length > 0;
	useEffect(() => {
		guardClose?.(async () =>
			isUploading
				? confirm({
						title: text.composer.uploadsLostTitle,
						text: text.composer.uploadsLostText,
						okText: text.common.close,
						danger: true,
					})
				: true,
		);
	}, [guardClose, isUploading]);
	const problem = draftProblem(draft, maxLength);
	const canPost = problem === null && phase === 'idle' && !isUploading;
	const parent = request.replyTo === undefined ? null : session.entities.note(request.replyTo);
	const post = async () => {
		if (!canPost) return;
		setPhase('posting');
		const agreed = await agreeToLoud(draft, request);
		if (agreed) change(agreed);
		if (!agreed || !(await postNote(session, agreed, request))) return setPhase('idle');
		clear(initialDraft(request));
		if (!isDialog) return setPhase('idle');
		setPhase('posted');
		setTimeout(() => onPosted?.(), CHECK_MS);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
		event.preventDefault();
		void post();
	};
	const chooseVisibility = (visibility: Visibility) => {
		rememberChoice({ visibility });
		// A direct reply goes to whom it answers.
		const others = parent && parent.userId !== session.userId ? [parent.userId] : [];
		change(({ visibleUserIds }) => ({
			visibility,
			visibleUserIds: visibility === 'specified' && visibleUserIds.length === 0 ? others : visibleUserIds,
		}));
	};
	const chooseLocalOnly = (localOnly: boolean) => {
		rememberChoice({ localOnly });
		change({ localOnly });
	};
	const suggestionsId = useId();
	const autocomplete = useAutocomplete(session, area, (from, to, value) => {
		if (area.current) change({ text: replaceText(area.current, from, to, value) });
	});
	const insert = (value: string) => {
		if (area.current) change({ text: insertText(area.current, value) });
	};
	const pickEmoji = (anchor: HTMLElement) =>
		intents.send({ kind: 'pickEmoji', session, anchor, purpose: 'text', choose: insert });
	const counter = counterOf(lengthOf(draft.text), maxLength, 100);
	const cwCounter = draft.useCw ? counterOf(lengthOf(draft.cw), COMPOSER_LIMITS.cw, 20) : null;
	const takeFiles = (event: ClipboardEvent | DragEvent, files: readonly File[]) => {
		if (files.length === 0) return;
		event.preventDefault();
		add(files);
	};
	return (
		<form
			className={styles.composer}
			data-dialog={isDialog || undefined}
			data-dropping={isDropping || undefined}
			inert={phase !== 'idle'}
			aria-label={request.replyTo === undefined ? text.composer.newNote : text.composer.reply}
			onSubmit={event => {
				event.preventDefault();
				void post();
			}}
			onKeyDown={onKeyDown}
			onPaste={event => takeFiles(event, pastedFiles(event.clipboardData.files, new Date()))}
			onDragOver={event => {
				if (!event.dataTransfer.types.includes('Files')) return;
				event.preventDefault();
				setIsDropping(true);
			}}
			onDragLeave={() => setIsDropping(false)}
			onDrop={event => {
				setIsDropping(false);
				takeFiles(event, [...event.dataTransfer.files]);
			}}
		>
			<header className={styles.head}>
				{me && <Avatar user={me} size={30} isPlain />}
				<b className={styles.name}>{me?.name ?? session.account?.username}</b>
				<button
					type="button"
					className={styles.visibility}
					aria-haspopup="menu"
					disabled={request.channelId !== undefined}
					onClick={event =>
						openVisibilityMenu(
							session,
							event.currentTarget,
							{ visibility: draft.visibility, localOnly: draft.localOnly, parent: parent?.visibility ?? null },
							{ onVisibility: chooseVisibility, onLocalOnly: chooseLocalOnly },
						)
					}
				>
					<Icon name={VISIBILITY_ICONS[draft.visibility]} size={16} />
					{text.composer[draft.visibility]}
					{draft.localOnly && <Icon name="localOnly" size={15} />}
				</button>
				<span className={styles.spacer} />
				{isDialog && <IconButton icon="close" label={text.common.close} onClick={onClose} />}
			</header>
			{request.replyTo !== undefined && <ReplyLine noteId={request.replyTo} />}
			{draft.visibility === 'specified' && (
				<Recipients
					ids={draft.visibleUserIds}
					body={draft.text}
					onAdd={ids => change(now => ({ visibleUserIds: [...new Set([...now.visibleUserIds, ...ids])] }))}
					onRemove={id => change(now => ({ visibleUserIds: now.visibleUserIds.filter(each => each !== id) }))}
				/>
			)}
			{draft.useCw && (
				<div className={styles.cw}>
					<input
						className={styles.cwInput}
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
				aria-activedescendant={autocomplete.offer ? `${suggestionsId}-${autocomplete.offer.active}` : undefined}
				onChange={event => {
					change({ text: event.target.value });
					autocomplete.look();
				}}
				onSelect={autocomplete.look}
				onKeyDown={event => void autocomplete.onKeyDown(event)}
				onBlur={autocomplete.close}
			/>
			{autocomplete.offer && (
				<SuggestionList id={suggestionsId} offer={autocomplete.offer} area={area} onChoose={autocomplete.choose} />
			)}
			{draft.quoteId !== null && <QuoteCard noteId={draft.quoteId} />}
			<Attachments
				files={draft.files}
				uploads={uploads}
				onChange={files => change({ files })}
				onRetry={retry}
				onDrop={remove}
			/>
			{draft.poll && (
				<PollEditor poll={draft.poll} onChange={poll => change({ poll })} onRemove={() => change({ poll: null })} />
			)}
			<footer className={styles.tools}>
				<IconButton icon="image" label={text.composer.attach} onClick={() => picker.current?.click()} />
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
				<span className={styles.spacer} />
				{draft.files.length > 0 && (
					<span className={styles.counter} data-tone={draft.files.length > COMPOSER_LIMITS.files ? 'error' : 'dim'}>
						{draft.files.length}/{COMPOSER_LIMITS.files}
					</span>
				)}
				{counter && <Counter {...counter} />}
				<Button
					submit
					variant="primary"
					disabled={!canPost}
					busy={phase === 'posting'}
					icon={phase === 'posted' ? 'check' : 'send'}
				>
					{request.replyTo === undefined
						? draft.quoteId === null
							? text.composer.post
							: text.composer.quote
						: text.composer.reply}
				</Button>
			</footer>
			<input
				ref={picker}
				type="file"
				multiple
				hidden
				aria-label={text.composer.attach}
				onChange={event => {
					add([...(event.target.files ?? [])]);
					event.target.value = '';
				}}
			/>
		</form>
	);
}

function Counter({ left, tone }: { left: number; tone: string }): ReactNode {
	return (
		<span className={styles.counter} data-tone={tone} role="status">
			<span className="visually-hidden">{t('composer.left', { count: left })}</span>
			<span aria-hidden="true">{left}</span>
		</span>
	);
}
