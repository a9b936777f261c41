import { memo, type ReactNode, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { useRemembered } from '@/blocks/appearance/rememberedState';
import { HiddenNote } from '@/blocks/feed/HiddenNote';
import { useMuteVerdicts } from '@/blocks/feed/useMuteVerdicts';
import { lateSessionRoot } from '@/blocks/hosting/lateSessionRoot';
import { type Navigation, NavigationContext, useLinkDelegate } from '@/blocks/navigation/NavigationContext';
import { NoteCard } from '@/blocks/note/NoteCard';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { SeenNoteLine } from './SeenNoteLine';
import styles from './SeenRowView.module.css';
import type { SeenRow } from './seenResults';

interface SeenRowViewProps {
	row: SeenRow;
	/** Whether the row says which account saw it. */
	namesAccount: boolean;
}

/** A note that was found, with the account that saw it. */
export const SeenRowView = memo(function SeenRowView({ row, namesAccount }: SeenRowViewProps): ReactNode {
	const { SessionRoot } = useStore(lateSessionRoot);
	const { session } = row;
	const isOwn = session === useSession();
	const seenBy = namesAccount && session.account && (
		<p className={styles.account}>
			{fill(text.seen.seenBy, { name: `@${session.account.username}@${session.account.host}` })}
		</p>
	);
	const shown = <Found row={row} seenBy={seenBy} />;
	if (isOwn) return <div>{shown}</div>;
	if (!SessionRoot) return null;
	return (
		<OtherAccount session={session}>
			<SessionRoot session={session}>{shown}</SessionRoot>
		</OtherAccount>
	);
});

/** Links in the row of another account open in windows of it. */
function OtherAccount({ session, children }: { session: Session; children: ReactNode }): ReactNode {
	const { hasPage } = useContext(NavigationContext);
	const navigation = useMemo((): Navigation => {
		const openWindow = (path: string) => intents.send({ kind: 'openWindow', session, path });
		return { navigate: openWindow, openWindow, href: path => session.origin + path, hasPage, staysInPlace: true };
	}, [session, hasPage]);
	const delegate = useLinkDelegate(navigation);
	return (
		<NavigationContext value={navigation}>
			<div ref={delegate} data-session={session.key}>
				{children}
			</div>
		</NavigationContext>
	);
}

interface FoundProps {
	row: SeenRow;
	/** Stands above it. */
	seenBy: ReactNode;
}

/** The note's card; as long as the note isn't there, what the index has of it. */
function Found({ row: { session, note, key, isMuted }, seenBy }: FoundProps): ReactNode {
	const known = useNote(note.id);
	const author = useUser(known?.userId ?? null);
	const isThere = known !== undefined && author !== undefined && !known.isDeleted;
	// Its card shows more than the index has, such as what it quotes.
	const ids = useMemo(() => (isThere ? [note.id] : []), [isThere, note.id]);
	const verdictOf = useMuteVerdicts(session, ids, itself);
	const verdict = isThere ? verdictOf(note.id) : 'none';
	const [isRevealed, reveal] = useRemembered(`${key} found`, false);
	const name = note.name ?? note.username;
	if (verdict === 'hard') return null;
	if ((isMuted || verdict === 'soft') && !isRevealed) {
		const said = fill(text.timeline.mutedByWord, { name });
		return (
			<>
				{seenBy}
				<HiddenNote noteId={note.id} name={name} said={said} onShow={() => reveal(true)} />
			</>
		);
	}
	return (
		<>
			{seenBy}
			{isThere && verdict !== 'unknown' ? (
				<NoteCard noteId={note.id} />
			) : (
				<SeenNoteLine session={session} note={note} isDeleted={known?.isDeleted ?? false} />
			)}
		</>
	);
}

const itself = (ids: readonly string[]): readonly string[] => ids;
