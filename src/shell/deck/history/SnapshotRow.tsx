import type { ReactNode } from 'react';
import { tellDeckChange } from '@/blocks/hosting/tellDeckChange';
import { absoluteTime, RelativeTime } from '@/blocks/time/RelativeTime';
import type { DeckSnapshot } from '@/domain/deck/snapshots';
import { readDecks } from '@/domain/deck/storedDecks';
import { counted } from '@/i18n/fill';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { removeSnapshot, renameSnapshot } from '@/stores/deck/deckSnapshots';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { prompt } from '@/ui/dialog/dialogs';
import { openMenu } from '@/ui/menu/openMenu';
import { DeckPreview } from '../sharing/DeckPreview';
import styles from './DeckHistoryDialog.module.css';
import { restoreDeck } from './restoreDeck';

/** In characters. */
export const MAX_SNAPSHOT_NAME = 60;

interface SnapshotRowProps {
	snapshot: DeckSnapshot;
	sessionKey: string;
	onRestored: () => void;
}

/** A kept deck: when and why, its columns, and putting it back. */
export function SnapshotRow({ snapshot, sessionKey, onRestored }: SnapshotRowProps): ReactNode {
	const [deck] = readDecks([snapshot.deck]);
	if (!deck) return null;
	const time = absoluteTime(snapshot.at);
	const restore = (asNew: boolean) => {
		restoreDeck(sessionKey, deck, asNew);
		onRestored();
		tellDeckChange(t('decks.restored', { time }), 'history');
	};
	const rename = async () => {
		const name = await prompt({
			title: text.decks.nameSnapshot,
			label: text.common.name,
			initial: snapshot.name ?? '',
			maxLength: MAX_SNAPSHOT_NAME,
		});
		if (name !== undefined) await renameSnapshot(sessionKey, snapshot.id, name.trim() || null);
	};
	return (
		<li className={styles.row}>
			<div className={styles.facts}>
				<b dir="auto">{snapshot.name ?? text.decks.reasons[snapshot.reason]}</b>
				<small>
					<RelativeTime at={snapshot.at} /> · <span dir="auto">{deck.name || text.deck.defaultName}</span> ·{' '}
					{counted(text.decks, 'columnCount', deck.columns.length)}
				</small>
				<DeckPreview deck={deck} />
			</div>
			<Button size="small" icon="undo" aria-label={t('decks.restoreOf', { time })} onClick={() => restore(false)}>
				{text.decks.restore}
			</Button>
			<IconButton
				icon="more"
				size="small"
				label={t('decks.snapshotMenu', { time })}
				onClick={event =>
					openMenu({
						anchor: event.currentTarget,
						label: text.decks.history,
						items: [
							{ text: text.decks.restoreAsNew, icon: 'plus', onSelect: () => restore(true) },
							{ text: text.decks.nameSnapshot, icon: 'edit', onSelect: () => void rename() },
							{
								text: text.common.delete,
								icon: 'trash',
								danger: true,
								onSelect: () => void removeSnapshot(sessionKey, snapshot.id),
							},
						],
					})
				}
			/>
		</li>
	);
}
