import { type ReactNode, useEffect, useState } from 'react';
import { showError } from '@/blocks/actions/showError';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PagedList } from '@/blocks/query/PagedList';
import { QueryState } from '@/blocks/query/QueryState';
import { usePages } from '@/blocks/query/usePages';
import { useThing } from '@/blocks/query/useThing';
import { ExactTime } from '@/blocks/time/ExactTime';
import { useTickedNow } from '@/blocks/time/useTickedNow';
import { nextInviteAt } from '@/domain/server/Invite';
import { counted, fill } from '@/i18n/fill';
import { lengthOfTime } from '@/i18n/lengthOfTime';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useMe, useServerInfo, useServerName, useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { AboutText } from '@/ui/page/AboutText';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { InviteRow } from './InviteRow';
import styles from './invite.module.css';
import { inviteRoomQuery, invitesQuery, makeInvite } from './inviteQueries';

/** Codes with which others can make an account (rules/server#invitations). */
export default function InvitePage(): ReactNode {
	useHostTitle(text.server.invite);
	const { isMember } = useSession();
	const isKnown = useMe(me => me !== null);
	const mayInvite = useMe(me => me?.isAdmin === true || me?.policies.canInvite === true);
	if (!isMember) {
		const signIn = (
			<Button variant="primary" onClick={() => intents.send({ kind: 'signIn', reason: 'asked' })}>
				{text.common.signIn}
			</Button>
		);
		return (
			<EmptyState icon="lock" title={text.server.inviteSignIn} action={signIn}>
				{text.server.inviteSignInText}
			</EmptyState>
		);
	}
	if (!isKnown) return <SkeletonRows count={3} />;
	if (!mayInvite) {
		return (
			<EmptyState icon="lock" title={text.server.mayNotInvite}>
				{text.server.mayNotInviteText}
			</EmptyState>
		);
	}
	return (
		<PageBody>
			<Making />
			<Codes />
		</PageBody>
	);
}

function Making(): ReactNode {
	const session = useSession();
	const name = useServerName();
	const isByInvitation = useServerInfo(info => info?.disableRegistration ?? true);
	const mayMake = useTokenMay('write:invite-codes');
	const room = useThing(inviteRoomQuery, null);
	const codes = usePages(invitesQuery, null);
	const [isBusy, setBusy] = useState(false);
	const known = room.data;
	const isFull = known?.remaining === 0;
	const now = useTickedNow();
	const nextAt =
		known && isFull
			? nextInviteAt(
					(codes.data ?? []).map(each => each.createdAt),
					known,
					now,
				)
			: null;
	const { refetch } = room;
	useEffect(() => {
		if (nextAt === null) return undefined;
		const timer = setTimeout(() => void refetch(), Math.min(nextAt - Date.now(), LONGEST_TIMER_MS));
		return () => clearTimeout(timer);
	}, [nextAt, refetch]);
	const make = async () => {
		setBusy(true);
		try {
			const { code } = await makeInvite(session);
			await copyWithToast(code);
		} catch (error) {
			void room.refetch();
			await showError(error);
		} finally {
			setBusy(false);
		}
	};
	return (
		<Section title={text.server.inviteTitle} about={fill(text.server.inviteAbout, { server: name })}>
			{!isByInvitation && <AboutText tone="warning">{text.server.openAnyway}</AboutText>}
			<QueryState query={room}>
				{({ remaining, count, cycleMs, validMs }) => (
					<div className={styles.limits}>
						<AboutText>
							{[
								count === null
									? text.server.noLimit
									: counted(text.server, 'limit', count, { time: lengthOfPeriod(cycleMs) }),
								validMs === null
									? text.server.validForEver
									: fill(text.server.validFor, { time: lengthOfPeriod(validMs) }),
							].join(' ')}
						</AboutText>
						{remaining !== null && (
							<p className={styles.remaining} role="status">
								{isFull ? text.server.noneLeft : counted(text.server, 'remaining', remaining)}{' '}
								{nextAt !== null && (
									<>
										{text.server.nextAt} <ExactTime at={nextAt} />
									</>
								)}
							</p>
						)}
					</div>
				)}
			</QueryState>
			{mayMake && (
				<Button variant="primary" icon="plus" busy={isBusy} disabled={!known || isFull} onClick={() => void make()}>
					{text.server.makeInvite}
				</Button>
			)}
		</Section>
	);
}

/** Timers can't be longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const DAY_MS = 86_400_000;

/** In days from two days on, which is how people think of them. */
const lengthOfPeriod = (ms: number): string =>
	ms >= 2 * DAY_MS ? counted(text.server, 'days', Math.round(ms / DAY_MS)) : lengthOfTime(Math.max(1, ms));

function Codes(): ReactNode {
	const query = usePages(invitesQuery, null);
	const invites = query.data ?? [];
	return (
		<Section title={text.server.invites}>
			<PagedList
				query={query}
				isEmpty={invites.length === 0}
				icon="key"
				emptyTitle={text.server.noInvites}
				emptyText={text.server.noInvitesText}
				label={text.server.invites}
				room={3}
			>
				{invites.map(invite => (
					<InviteRow key={invite.id} invite={invite} />
				))}
			</PagedList>
		</Section>
	);
}
