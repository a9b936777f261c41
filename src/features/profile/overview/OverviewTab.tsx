import type { ReactNode } from 'react';
import { NoteFeed } from '@/blocks/feed/NoteFeed';
import { ProfileHead } from '@/blocks/person/ProfileHead';
import type { User } from '@/domain/person/User';
import { text } from '@/i18n/text';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { MemoBox } from './MemoBox';
import styles from './OverviewTab.module.css';
import { PicturesStrip } from './PicturesStrip';
import { PinnedNotes } from './PinnedNotes';
import { PinnedPage } from './PinnedPage';
import { ProfileActions } from './ProfileActions';
import { ProfileNotices } from './ProfileNotices';

const NONE: readonly string[] = [];

/** Who somebody is, what they have pinned, and their notes without those that answer others. */
export function OverviewTab({ user }: { user: User }): ReactNode {
	const session = useSession();
	// The account hears at once of what it pins, here or on another device.
	const ownPins = useMe(me => me?.pinnedNoteIds ?? null);
	const ownPage = useMe(me => me?.pinnedPageId);
	const page = user.id === session.userId && ownPage !== undefined ? ownPage : (user.profile?.pinnedPageId ?? null);
	const pins = (user.id === session.userId ? ownPins : null) ?? user.profile?.pinnedNoteIds ?? NONE;
	return (
		<NoteFeed
			endpoint="users/notes"
			params={{ userId: user.id, withReplies: false }}
			label={text.profile.notes}
			emptyTitle={text.profile.noNotes}
			header={
				<>
					<ProfileHead user={user} actions={<ProfileActions user={user} />} notices={<ProfileNotices user={user} />} />
					<MemoBox user={user} />
					<PinnedPage pageId={page} />
					<PinnedNotes ids={pins} />
					<PicturesStrip userId={user.id} />
					<h3 className={styles.heading}>{text.profile.latest}</h3>
				</>
			}
		/>
	);
}
