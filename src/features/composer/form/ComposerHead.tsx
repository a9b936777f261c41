import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { openActionMenu } from '@/blocks/actions/openActionMenu';
import { Avatar } from '@/blocks/person/Avatar';
import type { Draft } from '@/domain/draft/Draft';
import type { ReactionAcceptance, Visibility } from '@/domain/note/Note';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { intents } from '@/stores/intents';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { accounts } from '@/stores/session/accounts';
import { useSession } from '@/stores/session/SessionContext';
import { sessionOf } from '@/stores/session/sessions';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { rememberChoice } from '../audience/rememberChoice';
import { openVisibilityMenu, VISIBILITY_ICONS } from '../audience/visibilityMenu';
import type { ComposeRequest } from '../ComposeRequest';
import { lastReactionAcceptance } from '../composerSettings';
import { openDraftsList } from '../draft/openDraftsList';
import type { DraftChange } from '../draft/useDraft';
import { moveUploads } from '../files/moveUploads';
import { composerQueue } from '../files/useComposerUploads';
import { choosePoster } from '../poster/choosePoster';
import { hasPosters, openPosterMenu } from '../poster/openPosterMenu';
import { writeElsewhere } from '../poster/writeElsewhere';
import styles from './Composer.module.css';
import { COMPOSER_ACTIONS } from './composerActions';

interface ComposerHeadProps {
	request: ComposeRequest;
	draft: Draft;
	change: (change: DraftChange) => void;
	isUploading: boolean;
	showsPreview: boolean;
	onPreview: (shows: boolean) => void;
	onHelp: () => void;
	/** Undefined where there is nothing to take out of the form. */
	onStartOver: (() => void) | undefined;
	/** On phones it is at the top, visible above the keyboard. */
	postButton?: ReactNode;
	/** Only for dialogs. May ask first. @returns whether it closed */
	onClose?: (() => Promise<boolean>) | undefined;
}

/** Account, visibility and menu. */
export function ComposerHead(props: ComposerHeadProps): ReactNode {
	const { request, draft, change, showsPreview, onPreview, onHelp, onStartOver, postButton, onClose } = props;
	const session = useSession();
	const parent = request.replyTo === undefined ? null : request.session.entities.note(request.replyTo);
	const chooseVisibility = (visibility: Visibility) => {
		rememberChoice(request.session, { visibility });
		// The default recipient of a direct reply is the author of the note replied to.
		const others = parent && parent.userId !== session.userId ? [parent.userId] : [];
		change(({ visibleUserIds }) => ({
			visibility,
			visibleUserIds: visibility === 'specified' && visibleUserIds.length === 0 ? others : visibleUserIds,
		}));
	};
	const chooseLocalOnly = (localOnly: boolean) => {
		rememberChoice(request.session, { localOnly });
		change({ localOnly });
	};
	const chooseAcceptance = (reactionAcceptance: ReactionAcceptance) => {
		baseSettings.set(lastReactionAcceptance, reactionAcceptance, request.session);
		change({ reactionAcceptance });
	};
	const openVisibility = (anchor: HTMLElement) =>
		openVisibilityMenu(
			session,
			anchor,
			{ visibility: draft.visibility, localOnly: draft.localOnly, parent: parent?.visibility ?? null },
			{ onVisibility: chooseVisibility, onLocalOnly: chooseLocalOnly },
		);
	const openMore = (anchor: HTMLElement) =>
		openActionMenu({
			anchor,
			label: text.postForm.more,
			groups: () => COMPOSER_ACTIONS,
			on: () => ({
				session,
				draft,
				showsPreview,
				onAcceptance: chooseAcceptance,
				onPreview,
				onHelp,
				onDrafts: () =>
					openDraftsList(request.session, chosen => void openInstead(chosen, onClose), {
						request,
						queue: composerQueue(request, session),
					}),
				onStartOver,
			}),
		});
	const close = onClose && <IconButton icon="close" label={text.common.close} onClick={() => void onClose()} />;
	return (
		<div className={styles.head}>
			{postButton && close}
			<Poster {...props} />
			<button
				type="button"
				className={styles.visibility}
				aria-haspopup="menu"
				disabled={request.channelId !== undefined}
				onClick={event => openVisibility(event.currentTarget)}
			>
				<Icon name={VISIBILITY_ICONS[draft.visibility]} size={16} />
				<span>{text.composer[draft.visibility]}</span>
				{draft.localOnly && <Icon name="localOnly" size={15} />}
			</button>
			<span className={styles.spacer} />
			<IconButton
				icon="more"
				label={text.postForm.more}
				aria-haspopup="menu"
				onClick={event => openMore(event.currentTarget)}
			/>
			{postButton ?? close}
		</div>
	);
}

/** Opens another form, in place of this one if it is a dialog: not if the user doesn't let that close. */
async function openInstead(request: ComposeRequest, onClose: ComposerHeadProps['onClose']): Promise<void> {
	if (onClose && !(await onClose())) return;
	intents.send({ kind: 'compose', ...request });
}

/** The posting account; opens the menu to choose another one. */
function Poster({ request, draft, change, isUploading, onClose }: ComposerHeadProps): ReactNode {
	const session = useSession();
	const me = useUser(session.userId);
	const isChoice = useStore(accounts, ({ all }) => hasPosters(all));
	const name = me?.name || (session.account?.username ?? '');
	const shown = (
		<>
			{me && <Avatar user={me} size={30} isPlain />}
			<b className={styles.name}>{name}</b>
		</>
	);
	if (!isChoice) return shown;
	const open = (anchor: HTMLElement) =>
		openPosterMenu({
			anchor,
			own: request.session,
			poster: session,
			isUploading,
			onChoose: async account => {
				const part = await choosePoster({ own: request.session, poster: session, account, draft });
				if (!part) return;
				moveUploads(composerQueue(request, session), composerQueue(request, sessionOf(account)));
				change(part);
			},
			async onElsewhere(account) {
				const wanted = await writeElsewhere({ request, poster: session, account, draft });
				if (wanted) await openInstead(wanted, onClose);
			},
		});
	return (
		<button
			type="button"
			className={styles.poster}
			aria-haspopup="menu"
			aria-label={t('postForm.postsAs', { name })}
			onClick={event => open(event.currentTarget)}
		>
			{shown}
			<Icon name="chevronDown" size={14} />
		</button>
	);
}
