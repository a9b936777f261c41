import { seenClient } from '@workers/seen/seen.client';
import { type ReactNode, useEffect, useState } from 'react';
import { useRemembered } from '@/blocks/appearance/rememberedState';
import { PathLink } from '@/blocks/navigation/PathLink';
import { VisibilityMark } from '@/blocks/note/VisibilityMark';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { pathTo } from '@/domain/paths/pathTo';
import { profilePath } from '@/domain/paths/profilePath';
import { acct } from '@/domain/person/acct';
import type { SeenNote, SeenPart } from '@/domain/seen/SeenNote';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { useOutage } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Icon, type IconName } from '@/ui/icon/Icon';
import { type FetchState, seenFetcher } from './SeenFetcher';
import styles from './SeenNoteLine.module.css';

interface SeenNoteLineProps {
	session: Session;
	note: SeenNote;
	isDeleted: boolean;
}

/** What the index has of a note: shown until the note is fetched, and where it can't be. */
export function SeenNoteLine({ session, note, isDeleted }: SeenNoteLineProps): ReactNode {
	const outage = useOutage();
	const [state, setState] = useState<FetchState>('loading');
	const isAway = outage !== null;
	useEffect(() => {
		// It may have been deleted before anything watched that.
		if (isDeleted) seenClient.remove(session.key, [note.id]).catch(console.warn);
		if (isAway || isDeleted) return undefined;
		return seenFetcher.want(session, note.id, setState);
	}, [session, note.id, isAway, isDeleted]);
	const [isOpen, setOpen] = useRemembered(`${session.key} ${note.id} behind`, false);
	const isBehind = note.cw !== null && note.text !== '';
	const said =
		isDeleted || state === 'gone' ? text.seen.gone : isAway || state === 'failed' ? text.seen.fromIndex : null;
	return (
		<article className={styles.line} data-note-id={note.id} tabIndex={-1} aria-label={note.name ?? note.username}>
			<header className={styles.header}>
				<PathLink className={styles.name} path={profilePath(note)}>
					{note.name ?? note.username}
				</PathLink>
				<span className={styles.handle}>{acct(note)}</span>
				<VisibilityMark visibility={note.visibility} localOnly={false} />
				<PathLink className={styles.time} path={pathTo('note', { noteId: note.id })}>
					<RelativeTime at={note.at} />
				</PathLink>
			</header>
			{note.cw !== null && (
				<p className={styles.text} dir="auto">
					{note.cw}
				</p>
			)}
			{isBehind && (
				<Button size="small" className={styles.toggle ?? ''} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
					{isOpen ? text.note.showLess : text.note.showMore}
				</Button>
			)}
			{(!isBehind || isOpen) && (
				<p className={styles.text} dir="auto">
					{note.text}
				</p>
			)}
			<Parts note={note} />
			{said !== null && <p className={styles.said}>{said}</p>}
		</article>
	);
}

const ICONS: Readonly<Partial<Record<SeenPart, IconName>>> = {
	image: 'image',
	video: 'video',
	audio: 'music',
	poll: 'poll',
	cw: 'eyeOff',
};

/** What the note has besides its text, and the channel it is in. */
function Parts({ note: { has, channel } }: { note: SeenNote }): ReactNode {
	const parts = has.filter(part => ICONS[part] !== undefined);
	const isOtherFile = has.includes('file') && !['image', 'video', 'audio'].some(part => has.includes(part as SeenPart));
	if (parts.length === 0 && !isOtherFile && channel === null) return null;
	return (
		<p className={styles.parts}>
			{channel !== null && (
				<span>
					<Icon name="channel" size={14} /> {channel}
				</span>
			)}
			{parts.map(part => (
				<span key={part}>
					<Icon name={ICONS[part] ?? 'file'} size={14} /> {text.seen.parts[part]}
				</span>
			))}
			{isOtherFile && (
				<span>
					<Icon name="file" size={14} /> {text.seen.parts.file}
				</span>
			)}
		</p>
	);
}
