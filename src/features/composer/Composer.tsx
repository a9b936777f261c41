import {
	type ClipboardEvent,
	type DragEvent,
	type KeyboardEvent,
	type ReactNode,
	useCallback,
	useEffect,
	useRef,
	useState,
} from 'react';
import { QuoteCard } from '@/blocks/note/QuoteCard';
import { ReplyLine } from '@/blocks/note/ReplyLine';
import { pastedFiles } from '@/blocks/uploads/pastedFiles';
import { useUploads } from '@/blocks/uploads/useUploads';
import { COMPOSER_LIMITS, draftProblem } from '@/domain/Draft';
import { text } from '@/i18n/t';
import { drafts } from '@/stores/drafts';
import { useServerInfo, useSession } from '@/stores/session/SessionContext';
import { confirm } from '@/ui/dialog/dialogs';
import { Attachments } from './Attachments';
import { type ComposeRequest, contextOf } from './ComposeRequest';
import styles from './Composer.module.css';
import { ComposerHead } from './ComposerHead';
import { ComposerText } from './ComposerText';
import { ComposerTools } from './ComposerTools';
import { initialDraft } from './initialDraft';
import { PollEditor } from './PollEditor';
import { Recipients } from './Recipients';
import { useDraft } from './useDraft';
import { usePosting } from './usePosting';

interface ComposerProps {
	request: ComposeRequest;
	isDialog?: boolean;
	onPosted?: () => void;
	onClose?: () => void;
	/** Tells what has to be asked before the dialog may close. */
	guardClose?: (guard: () => Promise<boolean>) => void;
}

/** Writes a note (spec 1 §4, §5). What is typed is kept for its context until it is posted. */
export function Composer({ request, isDialog = false, onPosted, onClose, guardClose }: ComposerProps): ReactNode {
	const session = useSession();
	const maxLength = useServerInfo(info => info?.maxNoteTextLength ?? COMPOSER_LIMITS.defaultText);
	const key = drafts.keyOf(session.key, contextOf(request));
	const begin = useCallback(() => initialDraft(request), [request]);
	const held = useDraft(key, begin);
	const { draft, change } = held;
	const { phase, post } = usePosting(request, held, isDialog, onPosted);
	const [isDropping, setIsDropping] = useState(false);
	const area = useRef<HTMLTextAreaElement>(null);
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
	const canPost = draftProblem(draft, maxLength) === null && phase === 'idle' && !isUploading;
	const postNow = () => {
		if (canPost) void post(draft);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
		event.preventDefault();
		postNow();
	};
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
				postNow();
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
			<ComposerHead request={request} draft={draft} change={change} onClose={isDialog ? onClose : undefined} />
			{request.replyTo !== undefined && <ReplyLine noteId={request.replyTo} />}
			{draft.visibility === 'specified' && (
				<Recipients
					ids={draft.visibleUserIds}
					body={draft.text}
					onAdd={ids => change(now => ({ visibleUserIds: [...new Set([...now.visibleUserIds, ...ids])] }))}
					onRemove={id => change(now => ({ visibleUserIds: now.visibleUserIds.filter(each => each !== id) }))}
				/>
			)}
			<ComposerText request={request} draft={draft} change={change} area={area} isDialog={isDialog} />
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
			<ComposerTools
				request={request}
				draft={draft}
				change={change}
				area={area}
				phase={phase}
				canPost={canPost}
				onFiles={add}
			/>
		</form>
	);
}
