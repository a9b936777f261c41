import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { keepSnapshot } from '@/stores/deck/deckSnapshots';
import { Button } from '@/ui/button/Button';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { prompt } from '@/ui/dialog/dialogs';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { toast } from '@/ui/toast/toasts';
import styles from './DeckHistoryDialog.module.css';
import { MAX_SNAPSHOT_NAME, SnapshotRow } from './SnapshotRow';
import { useSnapshots } from './useSnapshots';

interface DeckHistoryDialogProps {
	sessionKey: string;
	onClose: () => void;
}

/** The decks as they were: undo and redo, and a list of kept decks to put back (rules/deck#history). */
export function DeckHistoryDialog({ sessionKey, onClose }: DeckHistoryDialogProps): ReactNode {
	const all = useSnapshots(sessionKey);
	const { canUndo, canRedo } = useStore(deckStore.state);
	return (
		<div className={styles.dialog}>
			<DialogHeader title={text.decks.history} onClose={onClose} />
			<div className={styles.bar}>
				<Button size="small" icon="undo" disabled={!canUndo} onClick={() => deckStore.undo()}>
					{text.common.undo}
				</Button>
				<Button size="small" icon="redo" disabled={!canRedo} onClick={() => deckStore.redo()}>
					{text.decks.redo}
				</Button>
				<span className={styles.spacer} />
				<Button size="small" icon="plus" variant="primary" onClick={() => void keep(sessionKey)}>
					{text.decks.keepNow}
				</Button>
			</div>
			{all === undefined ? (
				<SkeletonRows count={3} />
			) : all === null || all.length === 0 ? (
				<EmptyState
					icon={all === null ? 'warning' : 'history'}
					title={all === null ? text.decks.historyFailed : text.decks.historyEmpty}
				>
					{text.decks.historyAbout}
				</EmptyState>
			) : (
				<>
					<ul className={styles.list} aria-label={text.decks.history}>
						{all.map(snapshot => (
							<SnapshotRow key={snapshot.id} snapshot={snapshot} sessionKey={sessionKey} onRestored={onClose} />
						))}
					</ul>
					<p className={styles.about}>{text.decks.historyAbout}</p>
				</>
			)}
		</div>
	);
}

async function keep(sessionKey: string): Promise<void> {
	const { deck } = deckStore;
	const name = await prompt({
		title: text.decks.keepNow,
		label: text.common.name,
		initial: deck.name || text.deck.defaultName,
		minLength: 1,
		maxLength: MAX_SNAPSHOT_NAME,
	});
	if (!name?.trim()) return;
	try {
		await keepSnapshot(sessionKey, deck, 'asked', name.trim());
	} catch {
		toast(text.decks.keepFailed, { icon: 'warning', tone: 'danger' });
	}
}
