import type { ReactNode } from 'react';
import { Avatar } from '@/blocks/Avatar';
import type { Draft } from '@/domain/Draft';
import type { Visibility } from '@/domain/Note';
import { text } from '@/i18n/t';
import { useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import type { ComposeRequest } from './ComposeRequest';
import styles from './Composer.module.css';
import { rememberChoice } from './rememberChoice';
import type { DraftChange } from './useDraft';
import { openVisibilityMenu, VISIBILITY_ICONS } from './visibilityMenu';

interface ComposerHeadProps {
	request: ComposeRequest;
	draft: Draft;
	change: (change: DraftChange) => void;
	/** Only a dialog can be closed. */
	onClose?: (() => void) | undefined;
}

/** Who writes, and who may read it. */
export function ComposerHead({ request, draft, change, onClose }: ComposerHeadProps): ReactNode {
	const session = useSession();
	const me = useUser(session.userId);
	const parent = request.replyTo === undefined ? null : session.entities.note(request.replyTo);
	const chooseVisibility = (visibility: Visibility) => {
		rememberChoice({ visibility });
		// A direct reply goes to whom it answers.
		const others = parent && parent.userId !== session.userId ? [parent.userId] : [];
		change(({ visibleUserIds }) => ({
			visibility,
			visibleUserIds: visibility === 'specified' && visibleUserIds.length === 0 ? others : visibleUserIds,
		}));
	};
	const chooseLocalOnly = (localOnly: boolean) => {
		rememberChoice({ localOnly });
		change({ localOnly });
	};
	const openMenu = (anchor: HTMLElement) =>
		openVisibilityMenu(
			session,
			anchor,
			{ visibility: draft.visibility, localOnly: draft.localOnly, parent: parent?.visibility ?? null },
			{ onVisibility: chooseVisibility, onLocalOnly: chooseLocalOnly },
		);
	return (
		<header className={styles.head}>
			{me && <Avatar user={me} size={30} isPlain />}
			<b className={styles.name}>{me?.name ?? session.account?.username}</b>
			<button
				type="button"
				className={styles.visibility}
				aria-haspopup="menu"
				disabled={request.channelId !== undefined}
				onClick={event => openMenu(event.currentTarget)}
			>
				<Icon name={VISIBILITY_ICONS[draft.visibility]} size={16} />
				{text.composer[draft.visibility]}
				{draft.localOnly && <Icon name="localOnly" size={15} />}
			</button>
			<span className={styles.spacer} />
			{onClose && <IconButton icon="close" label={text.common.close} onClick={onClose} />}
		</header>
	);
}
