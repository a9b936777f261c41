import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { DraftSummary } from '@/blocks/drafts/DraftSummary';
import { refusalText } from '@/blocks/outbox/refusalText';
import { useTickedNow } from '@/blocks/time/useTickedNow';
import { limitText } from '@/blocks/uploads/uploadStatus';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { needsAnswer, type OutboxEntry, type OutboxState } from '@/stores/outbox/OutboxEntry';
import { accountKey, accounts } from '@/stores/session/accounts';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Icon, type IconName } from '@/ui/icon/Icon';
import { Spinner } from '@/ui/state/Spinner';
import { decide, deleteEntry, editEntry, sendEntry } from './answerEntry';
import styles from './OutboxDialog.module.css';

type UnderWay = 'uploading' | 'sending' | 'unknown';

const isUnderWay = (state: OutboxState): state is UnderWay =>
	state === 'uploading' || state === 'sending' || state === 'unknown';

const ICONS: Readonly<Record<Exclude<OutboxState, UnderWay>, IconName>> = {
	held: 'undo',
	waiting: 'wifiOff',
	doubtful: 'question',
	offered: 'clock',
	refused: 'warning',
};

interface OutboxRowProps {
	entry: OutboxEntry;
	namesOwner: boolean;
	/** Called before something else replaces the dialog. */
	onLeave: () => void;
}

export function OutboxRow({ entry, namesOwner, onLeave }: OutboxRowProps): ReactNode {
	const [isBusy, setIsBusy] = useState(false);
	const owner = useStore(accounts, ({ all }) => all.find(each => accountKey(each) === entry.sessionKey));
	const { state, holdUntil } = entry;
	const perform = (work: (entry: OutboxEntry) => Promise<void>) => {
		setIsBusy(true);
		void work(entry).finally(() => setIsBusy(false));
	};
	const isOut = isBusy || state === 'sending';
	const isLimited = useTickedNow() < holdUntil && state === 'waiting';
	return (
		<li className={styles.entry}>
			<DraftSummary
				context={entry.context}
				draft={{ ...entry.draft, target: entry.target }}
				waitingFiles={entry.waitingFiles}
				at={entry.createdAt}
				owner={namesOwner && owner ? `@${owner.username}@${owner.host}` : undefined}
			/>
			<p className={styles.state} data-needs-answer={needsAnswer(entry) || undefined} role="status">
				{isUnderWay(state) ? <Spinner size={14} /> : <Icon name={isLimited ? 'clock' : ICONS[state]} size={15} />}
				{isLimited
					? limitText(holdUntil)
					: state === 'refused'
						? t('outbox.refused', { reason: refusalText(entry.refusal) })
						: text.outbox[state]}
			</p>
			<div className={styles.buttons}>
				{state === 'doubtful' ? (
					<Button size="small" variant="primary" disabled={isOut} onClick={() => perform(decide)}>
						{text.outbox.decide}
					</Button>
				) : (
					<Button size="small" icon="send" disabled={isOut || state === 'uploading'} onClick={() => perform(sendEntry)}>
						{text.outbox.sendNow}
					</Button>
				)}
				<Button
					size="small"
					icon="edit"
					disabled={isOut}
					onClick={() => {
						onLeave();
						perform(editEntry);
					}}
				>
					{text.outbox.edit}
				</Button>
				<span className={styles.spacer} />
				<IconButton
					icon="trash"
					size="small"
					label={text.outbox.delete}
					disabled={isOut}
					onClick={() => perform(deleteEntry)}
				/>
			</div>
		</li>
	);
}
