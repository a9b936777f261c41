import { memo, type ReactNode, type RefObject, useCallback, useMemo, useRef } from 'react';
import { NoteRowView } from '@/blocks/feed/NoteRowView';
import { NavigationContext, useLinkDelegate } from '@/blocks/navigation/NavigationContext';
import { type NoteActions, NoteActionsContext } from '@/blocks/note/NoteActionsContext';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import type { ColumnRules } from '../extras/rules/ColumnRules';
import { askActor } from './actors';
import { askingActions } from './askingActions';
import styles from './MergedNote.module.css';
import type { MergedNoteRow, MergedPinnedRow } from './mergedRows';
import type { SourceAccount } from './SourceReader';

interface MergedNoteProps {
	row: MergedNoteRow;
	/** The accounts of all sources. */
	accounts: readonly (SourceAccount | undefined)[];
	/** Whether the note says through which account it shows: not where all timelines are of one. */
	namesAccount: boolean;
	/** Whether the user is asked who acts before the first action. */
	asks: boolean;
	/** By which marked notes are drawn; undefined without rules. */
	rules: ColumnRules | undefined;
	/** The user has chosen who acts on this note, by the account's key. */
	onActor: (row: MergedNoteRow, key: string) => void;
}

/** A note of a merged column, with the account through which it shows. */
export const MergedNote = memo(function MergedNote(props: MergedNoteProps): ReactNode {
	const { row, accounts, namesAccount, asks, rules, onActor } = props;
	const account = accounts[row.source];
	const element = useRef<HTMLDivElement>(null);
	const keys = useMemo(
		() => [...new Set(row.copies.flatMap(({ source }) => accounts[source]?.session.key ?? []))],
		[row, accounts],
	);
	const isAsked = asks && keys.length > 1;
	const actions = useMemo(() => {
		if (!account || !isAsked) return account?.actions ?? null;
		return askingActions({
			...{ shown: account, row, accounts, keys },
			place: () => element.current,
			choose: key => onActor(row, key),
		});
	}, [account, isAsked, row, accounts, keys, onActor]);
	if (!account || !actions) return null;
	const isSeveral = keys.length > 1;
	return (
		<Row ref={element} account={account} actions={actions}>
			{namesAccount && (
				<Reader
					session={account.session}
					others={keys.length - 1}
					{...(isSeveral && { onPress: anchor => askActor(keys, anchor, key => onActor(row, key)) })}
				/>
			)}
			{rules && row.row.kind === 'item' ? rules.draw(row.row) : <NoteRowView row={row.row} />}
		</Row>
	);
});

interface MergedPinProps {
	row: MergedPinnedRow;
	account: SourceAccount | undefined;
	rules: ColumnRules | undefined;
	onDismiss: () => void;
}

/** A note that a rule keeps at the top of a merged column. */
export function MergedPin({ row, account, rules, onDismiss }: MergedPinProps): ReactNode {
	const element = useRef<HTMLDivElement>(null);
	if (!account || !rules) return null;
	return (
		<Row ref={element} account={account} actions={account.actions}>
			{rules.draw(row.row, onDismiss)}
		</Row>
	);
}

interface RowProps {
	ref: RefObject<HTMLDivElement | null>;
	account: SourceAccount;
	actions: NoteActions;
	children: ReactNode;
}

/** Links in it open with the note's account, and so do menus and cards that look for it in the document. */
function Row({ ref, account: { session, navigation }, actions, children }: RowProps): ReactNode {
	const delegate = useLinkDelegate(navigation);
	const attach = useCallback(
		(element: HTMLDivElement | null) => {
			ref.current = element;
			return delegate(element);
		},
		[ref, delegate],
	);
	return (
		<SessionProvider value={session}>
			<NavigationContext value={navigation}>
				<NoteActionsContext value={actions}>
					<div ref={attach} className={styles.row} data-session={session.key}>
						{children}
					</div>
				</NoteActionsContext>
			</NavigationContext>
		</SessionProvider>
	);
}

interface ReaderProps {
	session: Session;
	/** How many further accounts it came through. */
	others: number;
	onPress?: (anchor: HTMLElement) => void;
}

/** The account through which a note shows; with several, a button that chooses another. */
function Reader({ session: { account, host }, others, onPress }: ReaderProps): ReactNode {
	const name = account ? `@${account.username}@${account.host}` : host;
	const face = account?.avatarUrl ? (
		<img src={account.avatarUrl} alt="" width={16} height={16} />
	) : (
		<Icon name="user" size={14} />
	);
	if (!onPress) {
		return (
			<p className={styles.reader}>
				<span className="visually-hidden">{fill(text.merged.through, { name })}</span>
				{face}
				<span className={styles.name} aria-hidden="true">
					{name}
				</span>
			</p>
		);
	}
	return (
		<button
			type="button"
			className={`${styles.reader} ${styles.choice}`}
			aria-label={counted(text.merged, 'throughMore', others, { name })}
			aria-haspopup="menu"
			onClick={event => onPress(event.currentTarget)}
		>
			{face}
			<span className={styles.name}>{name}</span>
			<span className={styles.more}>+{others}</span>
		</button>
	);
}
