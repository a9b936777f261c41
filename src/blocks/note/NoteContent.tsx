import { type ComponentType, memo, type ReactNode, useRef } from 'react';
import type { Note } from '@/domain/note/Note';
import { shouldCollapse } from '@/domain/note/shouldCollapse';
import { pathTo } from '@/domain/paths/pathTo';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { useRemembered } from '../appearance/rememberedState';
import { LinkPreviews } from '../linkPreview/LinkPreviews';
import { MediaGrid } from '../media/MediaGrid';
import { isMfmCut, MfmText } from '../mfm/MfmText';
import { PathLink } from '../navigation/PathLink';
import { PollView } from '../poll/PollView';
import { isSameContent } from './isSameContent';
import styles from './NoteContent.module.css';
import { NoteTranslation } from './NoteTranslation';
import { useFits } from './useFits';
import { WarningToggle } from './WarningToggle';

interface NoteContentProps {
	note: Note;
	/** The author's server. */
	host: string | null;
	/** The author is a cat: their text is nyaized. */
	isCat: boolean;
	/** The component for the quoted note; null within a quote, which shows no further quote and no channel. */
	quote: ComponentType<{ noteId: string }> | null;
	/** The note above, which isn't quoted again. */
	aboveId?: string | undefined;
	/** Whether long notes are shown as a whole. */
	isUnfolded?: boolean;
}

/** The content of a note: content warning, text, files, poll and quote (rules/markup#long-notes). */
export const NoteContent = memo(function NoteContent(props: NoteContentProps) {
	const { note } = props;
	if (note.isDeleted) return <p className={styles.gone}>{text.note.deleted}</p>;
	if (note.isHidden) return <p className={styles.gone}>{text.note.hidden}</p>;
	if (note.cw !== null) return <WarnedContent {...props} />;
	if (!props.isUnfolded && shouldCollapse(note)) return <LongContent {...props} />;
	return <Content {...props} isFolded={false} />;
}, isSameContent);

function Content(props: NoteContentProps & { isFolded: boolean }): ReactNode {
	const { note, host, isCat, quote: Quote, isFolded } = props;
	return (
		<>
			{note.text && (
				<div className={styles.text} dir="auto" data-note-text={note.id}>
					<MfmText text={note.text} host={host} emojis={note.emojis} isCat={isCat} isFolded={isFolded} />
				</div>
			)}
			<NoteTranslation noteId={note.id} host={host} emojis={note.emojis} />
			{note.files.length > 0 && <MediaGrid noteId={note.id} files={note.files} />}
			{note.poll && <PollView noteId={note.id} poll={note.poll} host={host} emojis={note.emojis} />}
			{note.text && Quote && <LinkPreviews text={note.text} />}
			{note.renoteId && note.renoteId !== props.aboveId && Quote && <Quote noteId={note.renoteId} />}
			{note.channel && Quote && (
				<PathLink
					className={styles.channel}
					style={{ borderInlineStartColor: note.channel.color || undefined }}
					path={pathTo('channel', { channelId: note.channel.id })}
				>
					{fill(text.note.inChannel, { name: note.channel.name })}
				</PathLink>
			)}
		</>
	);
}

function WarnedContent(props: NoteContentProps) {
	const { note, host, isCat } = props;
	const session = useSession();
	const [isOpen, setOpen] = useRemembered(`${session.key} ${note.id} cw ${props.quote === null}`, false);
	return (
		<>
			{note.cw && (
				<div className={styles.warning} dir="auto" data-note-text={note.id} data-warning="">
					<MfmText text={note.cw} mode="simple" host={host} emojis={note.emojis} isCat={isCat} />
				</div>
			)}
			<WarningToggle note={note} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
			{isOpen && <Content {...props} isFolded={false} />}
		</>
	);
}

function LongContent(props: NoteContentProps) {
	const { note } = props;
	const session = useSession();
	const [isOpen, setOpen] = useRemembered(`${session.key} ${note.id} long ${props.quote === null}`, false);
	const box = useRef<HTMLDivElement>(null);
	const isCut = note.text !== null && isMfmCut(note.text);
	// Notes with large letters may be short, and columns have any width: content that fits isn't folded, and needs no
	// second render.
	const fits = useFits(box, !isOpen && !isCut);
	return (
		<>
			<div ref={box} className={styles.long} data-folded={!(isOpen || fits) || undefined}>
				<Content {...props} isFolded={!isOpen} />
			</div>
			{!fits && (
				<button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
					<b>{isOpen ? text.note.showLess : text.note.showMore}</b>
				</button>
			)}
		</>
	);
}
