import { type ReactNode, useMemo, useState } from 'react';
import { MfmText } from '@/blocks/mfm/MfmText';
import { NoteContent } from '@/blocks/note/NoteContent';
import { QuoteCard } from '@/blocks/note/QuoteCard';
import { VisibilityMark } from '@/blocks/note/VisibilityMark';
import { Avatar } from '@/blocks/person/Avatar';
import { UserName } from '@/blocks/person/UserName';
import { type Draft, draftProblem } from '@/domain/draft/Draft';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { acct } from '@/domain/person/acct';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { draftNote } from '../draft/draftNote';
import { queuedFile } from '../files/queuedFile';
import styles from './NotePreview.module.css';
import { useParsedDraft } from './useParsedDraft';

/** A preview of the note. Nothing in it can be pressed, as the note doesn't exist yet. */
export function NotePreview({ draft, uploads }: { draft: Draft; uploads: readonly UploadItem[] }): ReactNode {
	const session = useSession();
	const me = useUser(session.userId);
	const whole = useMemo(
		() => (uploads.length === 0 ? draft : { ...draft, files: [...draft.files, ...uploads.map(queuedFile)] }),
		[draft, uploads],
	);
	const parsed = useParsedDraft(whole);
	const [now] = useState(Date.now);
	// The same object until another draft is parsed, so that typing doesn't render it again.
	const note = useMemo(
		() => parsed && { ...draftNote(parsed, session.userId ?? '', now), cw: null },
		[parsed, session, now],
	);
	const isEmpty = parsed !== null && draftProblem(parsed, Number.POSITIVE_INFINITY) === 'empty';
	return (
		<section className={styles.preview} aria-label={text.postForm.preview}>
			<h3 className={styles.title}>{text.postForm.preview}</h3>
			{isEmpty && <p className={styles.empty}>{text.postForm.previewEmpty}</p>}
			{parsed && note && me && !isEmpty && (
				<div className={styles.note} inert>
					<Avatar user={me} size={36} isPlain />
					<div className={styles.main}>
						<header className={styles.header}>
							<b className={styles.name}>
								<UserName user={me} />
							</b>
							<span className={styles.handle}>{acct(me)}</span>
							<VisibilityMark visibility={parsed.visibility} localOnly={parsed.localOnly} />
						</header>
						{parsed.useCw && (
							<p className={styles.warning} dir="auto">
								<MfmText text={parsed.cw} mode="simple" host={null} isCat={me.isCat} />
							</p>
						)}
						<NoteContent note={note} host={null} isCat={me.isCat} quote={null} isUnfolded />
						{parsed.quoteId !== null && <QuoteCard noteId={parsed.quoteId} />}
					</div>
				</div>
			)}
		</section>
	);
}
