import type { ReactNode } from 'react';
import type { ActionGroup } from '@/blocks/actions/ActionDefinition';
import { openActionMenu } from '@/blocks/actions/openActionMenu';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import type { Play } from '@/domain/play/Play';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { isOwnPlay, type PlayInMenu, playActions, shareActions, toggleLike } from '../playActions';
import styles from './PlayButtons.module.css';

interface PlayButtonsProps {
	play: Play;
	isSourceOpen: boolean;
	onSource: () => void;
}

/** Like, share, source, and the menu of a play. */
export function PlayButtons({ play, isSourceOpen, onSource }: PlayButtonsProps): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const open = (anchor: HTMLElement, label: string, groups: readonly ActionGroup<PlayInMenu>[]) =>
		void openActionMenu({ anchor, label, groups: () => groups, on: () => ({ session, play, navigation }) });
	return (
		<ButtonRow>
			<Like play={play} />
			<Button
				size="small"
				icon="share"
				aria-haspopup="menu"
				onClick={({ currentTarget }) => open(currentTarget, text.play.share, shareActions)}
			>
				{text.play.share}
			</Button>
			<Button size="small" icon="code" aria-expanded={isSourceOpen} onClick={onSource}>
				{text.play.source}
			</Button>
			<IconButton
				icon="more"
				label={text.play.more}
				aria-haspopup="menu"
				onClick={({ currentTarget }) => open(currentTarget, play.title, playActions)}
			/>
		</ButtonRow>
	);
}

/** Visitors are asked to sign in; of one's own play only the number of likes is shown. */
function Like({ play }: { play: Play }): ReactNode {
	const session = useSession();
	const mayLike = useTokenMay('write:flash-likes');
	const { isLiked, likedCount } = play;
	const counted = t('play.likes', { count: likedCount });
	if (isOwnPlay(session, play) || !mayLike) {
		return (
			<span className={styles.likes}>
				<Icon name="heart" size={16} />
				{counted}
			</span>
		);
	}
	return (
		<Button
			size="small"
			icon={isLiked ? 'heartFilled' : 'heart'}
			aria-pressed={isLiked}
			aria-label={t('play.likeWith', { count: likedCount })}
			onClick={() => void toggleLike(session, play)}
		>
			{likedCount > 0 ? likedCount : text.play.like}
		</Button>
	);
}
