import type { ReactNode } from 'react';
import { passGate } from '@/blocks/actions/gate';
import { editClip } from '@/blocks/clip/clipDialogs';
import { openEmbed } from '@/blocks/embed/openEmbed';
import { ShowInColumn } from '@/blocks/hosting/ShowInColumn';
import { MfmText } from '@/blocks/mfm/MfmText';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { Avatar } from '@/blocks/person/Avatar';
import { UserName } from '@/blocks/person/UserName';
import { RowDetails } from '@/blocks/row/RowDetail';
import type { Clip } from '@/domain/collection/collections';
import { pathTo } from '@/domain/paths/pathTo';
import { profilePath } from '@/domain/paths/profilePath';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { canShareByDevice, shareByDevice } from '@/platform/shareByDevice';
import { renameColumns } from '@/stores/deck/renameColumns';
import { useUser } from '@/stores/entities/useEntities';
import type { Session } from '@/stores/session/Session';
import { usePolicies, useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { IconTile } from '@/ui/icon/IconTile';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { withDividers } from '@/ui/menu/withDividers';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { toast } from '@/ui/toast/toasts';
import shared from '../shared/collections.module.css';
import { UsedOf } from '../shared/UsedOf';
import { changeClip, forgetClip, markClip } from './clipQueries';
import styles from './clips.module.css';

const FACE_PX = 24;

interface ClipHeadProps {
	clip: Clip;
	isOwn: boolean;
}

/** Name, description, owner and buttons of a clip, above its notes. */
export function ClipHead({ clip, isOwn }: ClipHeadProps): ReactNode {
	const limit = usePolicies()?.noteEachClipsLimit ?? null;
	const { name, description, isPublic, notesCount } = clip;
	return (
		<header className={styles.head}>
			<div className={shared.headline}>
				<IconTile name={isPublic ? 'clip' : 'lock'} />
				<h2 dir="auto">{name}</h2>
			</div>
			{description && (
				<div className={styles.description}>
					<MfmText text={description} host={null} />
				</div>
			)}
			<RowDetails>
				<Owner userId={clip.userId} />
				{isOwn && !isPublic && <Badge>{text.clips.private}</Badge>}
				{isOwn && <UsedOf used={notesCount} limit={limit} label={text.clips.notes} />}
			</RowDetails>
			<Buttons clip={clip} isOwn={isOwn} />
		</header>
	);
}

function Owner({ userId }: { userId: string | null }): ReactNode {
	const owner = useUser(userId);
	if (!owner) return null;
	return (
		<PathLink className={styles.owner} path={profilePath(owner)}>
			<Avatar user={owner} size={FACE_PX} isPlain />
			<UserName user={owner} />
		</PathLink>
	);
}

function Buttons({ clip, isOwn }: ClipHeadProps): ReactNode {
	const session = useSession();
	const { navigate, replace = navigate } = useNavigation();
	const mayWrite = useTokenMay('write:account') && isOwn;
	const { id: clipId, name, isFavorited, favoritedCount } = clip;
	const mayMark = useTokenMay('write:clip-favorite') && session.isMember;
	const mark = () =>
		passGate(session, {
			optimistic: () => {
				markClip(session, clip, !isFavorited);
				return () => markClip(session, clip, isFavorited);
			},
			perform: ({ api }) => api.call(isFavorited ? 'clips/unfavorite' : 'clips/favorite', { clipId }),
		});
	const edit = async () => {
		const changed = await editClip(session, clip, { title: text.clips.edit, button: text.clips.save });
		if (!changed) return;
		changeClip(session, clipId, now => ({ ...now, ...changed }));
		renameColumns({ kind: 'clip', id: clipId }, name, changed.name);
	};
	const more = (anchor: HTMLElement) =>
		openMenu({
			anchor,
			label: name,
			items: withDividers([
				sharingItems(session, clip),
				mayWrite
					? [
							{
								text: text.clips.delete,
								icon: 'trash',
								danger: true,
								onSelect: () => void remove(session, clip, replace),
							},
						]
					: [],
			]),
		});
	return (
		<ButtonRow>
			{mayMark ? (
				<Button
					size="small"
					icon={isFavorited ? 'heartFilled' : 'heart'}
					aria-pressed={isFavorited}
					aria-label={t('clips.markWith', { count: favoritedCount })}
					onClick={() => void mark()}
				>
					{favoritedCount > 0 ? favoritedCount : text.clips.mark}
				</Button>
			) : (
				<RowDetails>{t('clips.favorited', { count: favoritedCount })}</RowDetails>
			)}
			<ShowInColumn as="button" kind="clip" target={{ kind: 'clip', id: clipId }} name={name} />
			{mayWrite && (
				<Button size="small" icon="pencil" onClick={() => void edit()}>
					{text.clips.editShort}
				</Button>
			)}
			<IconButton
				icon="more"
				label={text.clips.more}
				aria-haspopup="menu"
				onClick={({ currentTarget }) => more(currentTarget)}
			/>
		</ButtonRow>
	);
}

/** For a private clip there is nothing that others could see. */
function sharingItems(session: Session, { id, name, isPublic }: Clip): MenuItem[] {
	const url = session.origin + pathTo('clip', { clipId: id });
	return [
		{ text: text.clips.copyLink, icon: 'link', onSelect: () => void copyWithToast(url) },
		...(isPublic && canShareByDevice()
			? [
					{
						text: text.clips.share,
						asks: true,
						icon: 'share',
						onSelect: () => void shareByDevice({ url, text: name }),
					} as const,
				]
			: []),
		...(isPublic
			? [{ text: text.clips.embed, icon: 'embed', onSelect: () => openEmbed(session, { kind: 'clips', id }) } as const]
			: []),
	];
}

async function remove(session: Session, { id, name }: Clip, leave: (path: string) => void): Promise<void> {
	await passGate(session, {
		confirmation: {
			title: t('clips.deleteTitle', { name }),
			text: text.clips.deleteText,
			okText: text.common.delete,
			danger: true,
		},
		async perform({ api }) {
			await api.call('clips/delete', { clipId: id });
			forgetClip(session, id);
			toast(t('clips.deleted', { name }), { icon: 'trash' });
			leave(pathTo('ownClips'));
		},
	});
}
