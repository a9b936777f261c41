import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { text } from '@/i18n/text';
import { outboxState } from '@/stores/outbox/outboxState';
import { accounts } from '@/stores/session/accounts';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import styles from './OutboxDialog.module.css';
import { OutboxRow } from './OutboxRow';

/** The list of unsent notes, with their actions. */
export function OutboxDialog({ onClose }: { onClose: () => void }): ReactNode {
	const entries = useStore(outboxState, state => state.entries);
	const namesOwners = useStore(accounts, ({ all }) => all.length > 1);
	return (
		<>
			<DialogHeader title={text.outbox.title} onClose={onClose} />
			{entries.length === 0 ? (
				<EmptyState icon="send" title={text.outbox.empty}>
					{text.outbox.emptyText}
				</EmptyState>
			) : (
				<ul className={styles.list} aria-label={text.outbox.title}>
					{entries.map(entry => (
						<OutboxRow key={entry.id} entry={entry} namesOwner={namesOwners} onLeave={onClose} />
					))}
				</ul>
			)}
		</>
	);
}
