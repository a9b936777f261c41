import { type ReactNode, useState } from 'react';
import { openActionMenu } from '@/blocks/actions/openActionMenu';
import { proxied } from '@/blocks/media/proxied';
import { useIsCovered } from '@/blocks/media/useIsCovered';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { Avatar } from '@/blocks/person/Avatar';
import { UserName } from '@/blocks/person/UserName';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { Page } from '@/domain/page/Page';
import { profilePath } from '@/domain/paths/profilePath';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { pageActions, toggleLike } from './pageActions';
import styles from './UserPage.module.css';

const FACE_PX = 28;
/** A page that was saved again within a minute counts as just made. */
const EDITED_AFTER_MS = 60_000;

/** Picture, title, summary, who wrote the page and when, and what can be done with it. */
export function PageHead({ page }: { page: Page }): ReactNode {
	return (
		<header className={styles.head}>
			<PageTop page={page} />
			<div className={styles.below}>
				<div className={styles.by}>
					<Author userId={page.userId} />
					<Dates page={page} />
				</div>
				<div className={styles.buttons}>
					<Likes page={page} />
					<MenuButton page={page} />
				</div>
			</div>
		</header>
	);
}

/** Picture, title and summary, also of a page that is being written. */
export function PageTop({
	page,
}: {
	page: Pick<Page, 'title' | 'name' | 'summary' | 'eyecatch' | 'font' | 'alignCenter'>;
}): ReactNode {
	return (
		<>
			{page.eyecatch && <Eyecatch key={page.eyecatch.id} file={page.eyecatch} />}
			<h2 className={styles.title} data-font={page.font} data-centered={page.alignCenter || undefined} dir="auto">
				{page.title || page.name}
			</h2>
			{page.summary && (
				<p className={styles.summary} dir="auto">
					{page.summary}
				</p>
			)}
		</>
	);
}

function Eyecatch({ file }: { file: DriveFile }): ReactNode {
	const session = useSession();
	const isCovered = useIsCovered(file);
	const [isShown, setShown] = useState(false);
	return (
		<div className={styles.eyecatch}>
			{isCovered && !isShown ? (
				<button type="button" className={styles.reveal} onClick={() => setShown(true)}>
					<Icon name="eyeOff" size={18} />
					{text.pages.showImage}
				</button>
			) : (
				<img src={proxied(session, file.url, null)} alt={file.comment ?? ''} decoding="async" />
			)}
		</div>
	);
}

function Author({ userId }: { userId: string }): ReactNode {
	const user = useUser(userId);
	if (!user) return null;
	return (
		<PathLink className={styles.author} path={profilePath(user)}>
			<Avatar user={user} size={FACE_PX} isPlain />
			<bdi>
				<UserName user={user} />
			</bdi>
		</PathLink>
	);
}

function Dates({ page: { createdAt, updatedAt } }: { page: Page }): ReactNode {
	const isEdited = updatedAt !== null && (createdAt === null || updatedAt - createdAt > EDITED_AFTER_MS);
	return (
		<p className={styles.dates}>
			{createdAt !== null && (
				<span>
					{text.pages.written} <RelativeTime at={createdAt} />
				</span>
			)}
			{isEdited && (
				<span>
					{text.pages.updated} <RelativeTime at={updatedAt} />
				</span>
			)}
		</p>
	);
}

/** The button to like it; the number alone for who wrote it. */
function Likes({ page }: { page: Page }): ReactNode {
	const session = useSession();
	const mayLike = useTokenMay('write:page-likes');
	const { isLiked, likedCount } = page;
	const label = counted(text.pages, 'likes', likedCount);
	if (!mayLike || (session.isMember && page.userId === session.userId)) {
		return (
			<span className={styles.likes}>
				<Icon name="heart" size={16} />
				{label}
			</span>
		);
	}
	return (
		<Button
			size="small"
			round
			icon={isLiked ? 'heartFilled' : 'heart'}
			aria-pressed={isLiked}
			aria-label={`${text.pages.like} (${label})`}
			onClick={() => void toggleLike(session, page)}
		>
			{likedCount > 0 ? likedCount : text.pages.like}
		</Button>
	);
}

function MenuButton({ page }: { page: Page }): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	return (
		<IconButton
			icon="more"
			label={text.pages.more}
			aria-haspopup="menu"
			onClick={({ currentTarget: anchor }) =>
				openActionMenu({
					anchor,
					label: page.title || page.name,
					groups: () => pageActions,
					on: () => ({ session, page, navigation }),
				})
			}
		/>
	);
}
