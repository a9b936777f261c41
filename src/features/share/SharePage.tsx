import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { MinimalPanel, PanelPart } from '@/blocks/minimal/MinimalPanel';
import { SignInFirst } from '@/blocks/minimal/SignInFirst';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import { Spinner } from '@/ui/state/Spinner';
import { fetchShared, type Shared } from './fetchShared';
import { readShare, type Share } from './readShare';
import styles from './SharePage.module.css';

/** What the page passes to the composer, which the shell provides. */
export interface SharedRequest {
	readonly session: Session;
	readonly context: string;
	readonly text: string;
}

/** `held`: is sent unless cancelled; `later`: is sent once there is a connection, and no rate limit any more. */
type Posted = 'posted' | 'held' | 'later';

export interface ShareComposerProps {
	request: SharedRequest;
	onPosted: (posted: Posted | 'no') => void;
}

interface SharePageProps extends PageProps<'share'> {
	Composer: ComponentType<ShareComposerProps>;
}

/** A composer for content that another page or app has shared (rules/apps#share: /share). */
export default function SharePage({ search, Composer }: SharePageProps): ReactNode {
	const session = useSession();
	const share = useMemo(() => readShare(search), [search]);
	const [posted, setPosted] = useState<Posted | null>(null);
	const [attempt, setAttempt] = useState(0);
	// A note that is sent later. The form itself says when it has posted; other notes may go out meanwhile.
	useEffect(() => {
		const own = contextHere();
		return appEvents.on('posted', ({ context }) =>
			setPosted(now => (now !== null && context === own ? 'posted' : now)),
		);
	}, []);
	return (
		<MinimalPanel icon="share" title={text.share.title}>
			{!session.isMember ? (
				<SignInFirst />
			) : posted === null ? (
				<Form
					key={attempt}
					share={share}
					Composer={Composer}
					onPosted={how => {
						if (how !== 'no') setPosted(how);
					}}
					onRetry={() => setAttempt(attempt + 1)}
				/>
			) : (
				<Done posted={posted} />
			)}
		</MinimalPanel>
	);
}

interface FormProps extends Pick<ShareComposerProps, 'onPosted'> {
	share: Share;
	Composer: ComponentType<ShareComposerProps>;
	onRetry: () => void;
}

function Form({ share, Composer, onPosted, onRetry }: FormProps): ReactNode {
	const session = useSession();
	const [shared, setShared] = useState<Shared | null>(null);
	const [isWanted, setIsWanted] = useState(false);
	useEffect(() => {
		let isCurrent = true;
		void fetchShared(session, share).then(got => {
			if (isCurrent) setShared(got);
		});
		return () => {
			isCurrent = false;
		};
	}, [session, share]);
	const request = useMemo(() => shared && requestOf(session, share, shared), [session, share, shared]);
	if (!shared || !request) return <Spinner className={styles.loading ?? ''} />;
	const missing = shared.missing.length > 0 && (
		<ul className={styles.missing} role="alert">
			{shared.missing.map(what => (
				<li key={what}>{text.share.missing[what]}</li>
			))}
		</ul>
	);
	if (shared.isUnreachable && !isWanted) {
		return (
			<PanelPart>
				<p>{text.error.unreachable}</p>
				{missing}
				<div className={styles.buttons}>
					<Button wide onClick={() => setIsWanted(true)}>
						{text.share.writeAnyway}
					</Button>
					<Button variant="primary" wide onClick={onRetry}>
						{text.common.retry}
					</Button>
				</div>
			</PanelPart>
		);
	}
	return (
		<>
			{missing && <div className={styles.above}>{missing}</div>}
			<Composer request={request} onPosted={onPosted} />
		</>
	);
}

/** The draft's context depends on the address, so that reloading the page finds it. */
const contextHere = (): string => `share:${location.search.slice(1)}`;

function requestOf(session: Session, share: Share, shared: Shared): SharedRequest {
	const { text: body, visibility, localOnly } = share;
	const { replyTo, quote, channelId, files, visibleUserIds } = shared;
	return {
		session,
		context: contextHere(),
		text: body,
		...(visibility !== null && { visibility }),
		...(localOnly !== null && { localOnly }),
		...(replyTo !== null && { replyTo }),
		...(quote !== null && { quote }),
		...(channelId !== null && { channelId }),
		...(files.length > 0 && { files }),
		...(visibleUserIds.length > 0 && { visibleUserIds }),
	};
}

function Done({ posted }: { posted: Posted }): ReactNode {
	// Browsers only let a page close itself if it was opened by script or is alone in its history.
	const canClose = window.opener !== null || history.length <= 1;
	return (
		<PanelPart>
			<p role="status" className={styles.done}>
				<Icon name={posted === 'posted' ? 'success' : 'send'} size={22} />
				{text.share[posted]}
			</p>
			<div className={styles.buttons}>
				{canClose && (
					<Button wide onClick={() => window.close()}>
						{text.common.close}
					</Button>
				)}
				<Button variant="primary" wide onClick={() => location.assign(pathTo('index'))}>
					{text.share.toTimeline}
				</Button>
			</div>
		</PanelPart>
	);
}
