import { type ReactNode, useEffect, useState } from 'react';
import { randomId } from '@/base/randomId';
import { DraftSummary } from '@/blocks/drafts/DraftSummary';
import { isBlankDraft } from '@/domain/draft/Draft';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { drafts, type ListedDraft } from '@/stores/drafts';
import type { Session } from '@/stores/session/Session';
import { sessionByKey } from '@/stores/session/sessions';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { uploadQueues } from '@/stores/uploads/uploadQueues';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { confirm } from '@/ui/dialog/dialogs';
import { EmptyState } from '@/ui/state/EmptyState';
import { toast } from '@/ui/toast/toasts';
import { type ComposeRequest, contextOf } from '../ComposeRequest';
import { moveUploads } from '../files/moveUploads';
import { composerQueue } from '../files/useComposerUploads';
import styles from './DraftsList.module.css';
import { requestOf } from './draftTarget';

/** The composer that the list is opened from. */
export interface PresentForm {
	readonly request: ComposeRequest;
	/** Its files that aren't uploaded yet. */
	readonly queue: UploadQueue;
}

interface DraftsListProps {
	session: Session;
	/** Null if there is none. */
	present: PresentForm | null;
	onChosen: (request: ComposeRequest) => void;
	onClose: () => void;
}

/** The drafts of an account, to open or delete. */
export function DraftsList({ session, present, onChosen, onClose }: DraftsListProps): ReactNode {
	const [all, setAll] = useState(() => drafts.list(session.key));
	useEffect(() => drafts.events.on('changed', () => setAll(drafts.list(session.key))), [session.key]);
	const context = present && contextOf(present.request);
	const others = all.filter(each => each.context !== context);
	// A note that is being posted stays where it is.
	const mayMove = present && context === 'new' && !present.queue.isSending;
	const written = mayMove ? all.find(each => each.context === context && !isBlankDraft(each.draft)) : undefined;
	return (
		<>
			<DialogHeader title={text.drafts.title} onClose={onClose} />
			{others.length === 0 ? (
				<EmptyState icon="pencil" title={text.drafts.empty}>
					{text.drafts.emptyText}
				</EmptyState>
			) : (
				<ul className={styles.list} aria-label={text.drafts.title}>
					{others.map(each => (
						<li key={each.key} className={styles.row}>
							<button
								type="button"
								className={styles.open}
								onClick={() => onChosen(requestOf(session, each.context, each.draft.target))}
							>
								<DraftSummary context={each.context} draft={each.draft} at={each.draft.updatedAt} />
							</button>
							<IconButton
								icon="trash"
								size="small"
								label={text.drafts.delete}
								onClick={() => void askToDelete(session, each)}
							/>
						</li>
					))}
				</ul>
			)}
			{(written || others.length > 1) && (
				<div className={styles.buttons}>
					{present && written && (
						<Button
							size="small"
							icon="stack"
							onClick={() => {
								setAside(present, written);
								onClose();
							}}
						>
							{text.drafts.setAside}
						</Button>
					)}
					<span className={styles.spacer} />
					{others.length > 1 && (
						<Button size="small" variant="danger" onClick={() => void askToDeleteAll(session, others)}>
							{text.drafts.deleteAll}
						</Button>
					)}
				</div>
			)}
		</>
	);
}

/** Moves a draft and its files to the list, so that another can be started in its context. */
function setAside({ request, queue }: PresentForm, { key, draft }: ListedDraft): void {
	const place = { ...request, context: `kept:${randomId()}` };
	if (!drafts.set(drafts.keyOf(request.session.key, place.context), draft, setAside)) return;
	moveUploads(queue, composerQueue(place, queue.session));
	drafts.remove(key, setAside);
	toast(text.drafts.setAsideDone, { icon: 'check' });
}

/** Deletes a draft, with its files that aren't uploaded yet. */
async function remove(session: Session, { key, context, draft }: ListedDraft): Promise<void> {
	drafts.remove(key, remove);
	const poster = draft.postAs ? sessionByKey(draft.postAs) : session;
	if (!poster) return;
	const queue = composerQueue(requestOf(session, context, draft.target), poster);
	const letGo = uploadQueues.hold(queue);
	await queue.restore();
	queue.removeAll();
	letGo();
}

async function askToDelete(session: Session, listed: ListedDraft): Promise<void> {
	const isSure = await confirm({
		title: text.drafts.deleteTitle,
		text: text.drafts.deleteText,
		okText: text.common.delete,
		danger: true,
	});
	if (isSure) await remove(session, listed);
}

async function askToDeleteAll(session: Session, some: readonly ListedDraft[]): Promise<void> {
	const isSure = await confirm({
		title: text.drafts.deleteAllTitle,
		text: t('drafts.deleteAllText', { count: some.length }),
		okText: text.drafts.deleteAll,
		danger: true,
	});
	if (isSure) await Promise.all(some.map(each => remove(session, each)));
}
