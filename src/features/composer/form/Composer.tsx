import {
	type ClipboardEvent,
	type DragEvent,
	type KeyboardEvent,
	type ReactNode,
	useMemo,
	useRef,
	useState,
} from 'react';
import { useLinkDelegate } from '@/blocks/navigation/NavigationContext';
import { addFiles } from '@/blocks/uploads/addFiles';
import { pastedFiles } from '@/blocks/uploads/pastedFiles';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import { COMPOSER_LIMITS, draftProblem, filesOfOthers, isBlankDraft } from '@/domain/draft/Draft';
import { areReady, uploadedPercent } from '@/domain/drive/UploadItem';
import { text } from '@/i18n/text';
import { filesWithin, takeDropped } from '@/platform/droppedFiles';
import { useDeviceKind } from '@/platform/useDeviceKind';
import { drafts } from '@/stores/drafts';
import { SessionProvider, useMe, useServerInfo, useSession } from '@/stores/session/SessionContext';
import { isSubmitKey } from '@/ui/keys/isSubmitKey';
import { toast } from '@/ui/toast/toasts';
import { Recipients } from '../audience/Recipients';
import { type ComposeRequest, contextOf, placeOf } from '../ComposeRequest';
import { allowedDraft } from '../draft/allowedDraft';
import { targetOf } from '../draft/draftTarget';
import { initialDraft } from '../draft/initialDraft';
import { startOver } from '../draft/startOver';
import { type HeldDraft, useDraft } from '../draft/useDraft';
import { Attachments } from '../files/Attachments';
import { useComposerUploads } from '../files/useComposerUploads';
import { isTextPaste } from '../paste/pasteRules';
import { usePoster } from '../poster/usePoster';
import type { Posted } from '../posting/postNote';
import { problemText } from '../posting/problemText';
import { usePosting } from '../posting/usePosting';
import { NotePreview } from '../preview/NotePreview';
import { openMfmHelp } from '../preview/openMfmHelp';
import styles from './Composer.module.css';
import { ComposerHead } from './ComposerHead';
import { ComposerText } from './ComposerText';
import { ComposerTools } from './ComposerTools';
import { insertText } from './insertText';
import { QuoteTarget, ReplyTarget } from './NoteTargets';
import { PollEditor } from './PollEditor';
import { PostButton } from './PostButton';
import { removePoll } from './removePoll';
import { useNewTabs } from './useNewTabs';

interface ComposerProps {
	request: ComposeRequest;
	isDialog?: boolean;
	onPosted?: (posted: Posted) => void;
	/** May ask first. @returns whether it closed */
	onClose?: () => Promise<boolean>;
	/** Sets the function that is called before the dialog closes. */
	guardClose?: (guard: () => Promise<boolean>) => void;
}

/**
 * The composer (rules/composing#drafts). What is typed is stored for its context until it is posted, also by another
 * account.
 */
export function Composer(props: ComposerProps): ReactNode {
	const { request } = props;
	const key = drafts.keyOf(request.session.key, contextOf(request));
	const place = useMemo(
		() => ({
			sessionKey: request.session.key,
			key,
			begin: () => initialDraft(request),
			empty: () => initialDraft(placeOf(request)),
			target: () => targetOf(request),
		}),
		[key, request],
	);
	const held = useDraft(place);
	const poster = usePoster(request.session, held.draft.postAs ?? null);
	return (
		<SessionProvider value={poster}>
			<ComposerForm {...props} held={held} />
		</SessionProvider>
	);
}

/** The form, in the session of the posting account. */
function ComposerForm(props: ComposerProps & { held: HeldDraft }): ReactNode {
	const { request, isDialog = false, onPosted, onClose, guardClose, held } = props;
	const session = useSession();
	const maxLength = useServerInfo(info => info?.maxNoteTextLength ?? COMPOSER_LIMITS.defaultText);
	const me = useMe(who => who);
	const { change } = held;
	const isInChannel = request.channelId !== undefined;
	const draft = useMemo(() => allowedDraft(held.draft, me, isInChannel), [held.draft, me, isInChannel]);
	const newest = () => allowedDraft(held.newest(), me, isInChannel);
	const isPostAtTop = useDeviceKind() === 'mobile' && isDialog;
	const { phase, total, post } = usePosting(request, held, isDialog, onPosted);
	const [isDropping, setIsDropping] = useState(false);
	const [showsPreview, setShowsPreview] = useState(false);
	const area = useRef<HTMLTextAreaElement>(null);
	const { queue, items } = useComposerUploads(request, session, change, guardClose);
	const add = (files: readonly File[]) => addFiles(queue, files);
	const problem = areReady(items)
		? (draftProblem(draft, maxLength, items.length) ??
			(filesOfOthers(draft, session.userId).length > 0 ? 'foreignFiles' : null))
		: items.some(({ state }) => state === 'failed' || state === 'aborted')
			? 'uploadsFailed'
			: 'uploading';
	// A note that is being posted needs its text.
	const mayStartOver = phase === 'idle' && (!isBlankDraft(draft) || items.length > 0);
	const postNow = () => {
		if (problem !== null) toast(problemText(problem), { icon: 'info' });
		else if (phase === 'idle') void post(newest, queue);
	};
	const followLinks = useLinkDelegate(useNewTabs(session));
	const help = async () => {
		const example = await openMfmHelp(session);
		if (example !== undefined && area.current) change({ text: insertText(area.current, example) });
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (!isSubmitKey(event.nativeEvent)) return;
		event.preventDefault();
		postNow();
	};
	const takeFiles = (event: ClipboardEvent | DragEvent, files: readonly File[]) => {
		if (files.length === 0) return;
		event.preventDefault();
		add(files);
	};
	const pasteFiles = (event: ClipboardEvent) => {
		const files = [...event.clipboardData.files];
		const isText = isTextPaste(event.clipboardData.getData('text/plain'), files);
		if (!isText) takeFiles(event, pastedFiles(files, new Date()));
	};
	const takeDrop = (event: DragEvent) => {
		const { files, readFolders } = takeDropped(event.dataTransfer);
		if (readFolders) event.preventDefault();
		takeFiles(event, files);
		// Notes have no folders: their files are attached.
		void readFolders?.().then(folders => add(filesWithin(folders)), showUploadError);
	};
	const postButton = (
		<PostButton
			request={request}
			draft={draft}
			phase={phase}
			problem={problem}
			percent={phase === 'uploading' ? uploadedPercent(items, total) : 0}
		/>
	);
	return (
		<form
			ref={isDialog ? followLinks : undefined}
			className={styles.composer}
			data-dialog={isDialog || undefined}
			data-dropping={isDropping || undefined}
			inert={phase === 'posting' || phase === 'posted'}
			aria-label={request.replyTo === undefined ? text.composer.newNote : text.composer.reply}
			onSubmit={event => {
				event.preventDefault();
				postNow();
			}}
			onKeyDown={onKeyDown}
			onPaste={pasteFiles}
			onDragOver={event => {
				if (!event.dataTransfer.types.includes('Files')) return;
				event.preventDefault();
				setIsDropping(true);
			}}
			onDragLeave={() => setIsDropping(false)}
			onDrop={event => {
				setIsDropping(false);
				takeDrop(event);
			}}
		>
			<ComposerHead
				request={request}
				draft={draft}
				change={change}
				isUploading={queue.isSending}
				showsPreview={showsPreview}
				onPreview={setShowsPreview}
				onHelp={() => void help()}
				onStartOver={mayStartOver ? () => void startOver(request, held, queue) : undefined}
				postButton={isPostAtTop ? postButton : undefined}
				onClose={isDialog ? onClose : undefined}
			/>
			{request.replyTo !== undefined && <ReplyTarget noteId={request.replyTo} />}
			{draft.visibility === 'specified' && (
				<Recipients
					ids={draft.visibleUserIds}
					body={draft.text}
					onAdd={ids => change(now => ({ visibleUserIds: [...new Set([...now.visibleUserIds, ...ids])] }))}
					onRemove={id => change(now => ({ visibleUserIds: now.visibleUserIds.filter(each => each !== id) }))}
				/>
			)}
			<ComposerText request={request} draft={draft} change={change} area={area} isDialog={isDialog} onFiles={add} />
			{draft.quoteId !== null && <QuoteTarget noteId={draft.quoteId} onRemove={() => change({ quoteId: null })} />}
			<Attachments
				files={draft.files}
				queue={queue}
				uploads={items}
				onChange={edit => change(({ files }) => ({ files: edit(files) }))}
			/>
			{draft.poll && (
				<PollEditor
					poll={draft.poll}
					onChange={poll => change({ poll })}
					onRemove={() => draft.poll && removePoll(draft.poll, change)}
				/>
			)}
			{showsPreview && <NotePreview draft={draft} uploads={items} />}
			<ComposerTools
				draft={draft}
				change={change}
				area={area}
				queued={items.length}
				postButton={isPostAtTop ? undefined : postButton}
				onFiles={add}
			/>
		</form>
	);
}
