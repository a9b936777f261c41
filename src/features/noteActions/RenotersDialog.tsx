import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { pagingParams } from '@/api/pagingParams';
import { passGate } from '@/blocks/actions/gate';
import { type Navigation, useLinkDelegate, useNavigation } from '@/blocks/NavigationContext';
import { PagedList } from '@/blocks/PagedList';
import { PersonRow } from '@/blocks/PersonRow';
import { RelativeTime } from '@/blocks/RelativeTime';
import { useHold } from '@/blocks/thread/useHold';
import { isPureRenote } from '@/domain/isPureRenote';
import type { Note } from '@/domain/Note';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { useNote } from '@/stores/entities/useEntities';
import type { Session } from '@/stores/session/Session';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { toast } from '@/ui/toast/toasts';
import styles from './noteDialogs.module.css';

/** Spec 2 §9. */
const PAGE_SIZE = 11;

interface RenotersDialogProps {
	noteId: string;
	onClose: () => void;
}

/** Who renoted and quoted a note, the newest first. A moderator can take renotes away, everybody their own. */
export function RenotersDialog({ noteId, onClose }: RenotersDialogProps): ReactNode {
	const session = useSession();
	const outer = useNavigation();
	const navigation = useMemo(
		(): Navigation => ({
			...outer,
			navigate(path) {
				onClose();
				outer.navigate(path);
			},
		}),
		[outer, onClose],
	);
	const delegate = useLinkDelegate(navigation);
	const query = useInfiniteQuery({
		queryKey: [session.key, 'renoters', noteId],
		initialPageParam: undefined as string | undefined,
		queryFn: async ({ pageParam, signal }) => {
			const params = { noteId, ...pagingParams({ limit: PAGE_SIZE, untilId: pageParam }) };
			return session.entities.ingest(await session.api.call('notes/renotes', params, { signal }));
		},
		getNextPageParam: page => (page.length < PAGE_SIZE ? undefined : page.at(-1)),
		gcTime: 0,
		staleTime: 0,
	});
	const ids = query.data?.pages.flat() ?? [];
	useHold(session, ids);
	return (
		<div ref={delegate} data-session={session.key}>
			<DialogHeader title={text.noteMenu.renoters} onClose={onClose} />
			<div className={styles.people}>
				<PagedList query={query} isEmpty={ids.length === 0} icon="renote" emptyTitle={text.noteMenu.noRenoters}>
					{ids.map(id => (
						<RenoterRow key={id} renoteId={id} />
					))}
				</PagedList>
			</div>
		</div>
	);
}

function RenoterRow({ renoteId }: { renoteId: string }): ReactNode {
	const session = useSession();
	const renote = useNote(renoteId);
	const isModerator = useMe(me => me !== null && (me.isModerator || me.isAdmin));
	if (!renote || renote.isDeleted) return null;
	const isMine = renote.userId === session.userId;
	const isPure = isPureRenote(renote);
	return (
		<PersonRow userId={renote.userId}>
			<span className={styles.time}>
				<Icon name={isPure ? 'renote' : 'quote'} size={14} />
				<span className="visually-hidden">{isPure ? text.noteActions.renote : text.noteActions.quote}</span>
				<RelativeTime at={renote.createdAt} />
			</span>
			{isPure && (isModerator || isMine) && (
				<IconButton
					icon="trash"
					size="small"
					label={isMine ? text.noteMenu.takeBackRenote : text.noteMenu.removeRenote}
					onClick={() => void removeRenote(session, renote)}
				/>
			)}
		</PersonRow>
	);
}

/** Takes a renote away, after a confirmation where it is somebody else's. */
async function removeRenote(session: Session, renote: Note): Promise<void> {
	const isMine = renote.userId === session.userId;
	const { removeRenoteTitle: title, removeRenote: okText } = text.noteMenu;
	await passGate(session, {
		confirmation: isMine ? undefined : { title, okText, danger: true },
		async perform({ api }) {
			await api.call('notes/delete', { noteId: renote.id });
			session.entities.patchNote(renote.id, note => ({ ...note, isDeleted: true }));
			appEvents.emit('noteDeleted', { session, noteId: renote.id });
			session.entities.patchNote(renote.renoteId ?? '', note => ({
				...note,
				renoteCount: Math.max(0, note.renoteCount - 1),
			}));
			toast(text.noteMenu.renoteRemoved, { icon: 'check' });
		},
	});
}
