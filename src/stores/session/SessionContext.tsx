import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Me, Policies } from '@/domain/account/Me';
import type { Permission } from '@/domain/account/permissions';
import type { ServerInfo } from '@/domain/server/ServerInfo';
import { accounts } from './accounts';
import type { Outage } from './Reachability';
import type { Session } from './Session';
import { tokenMay } from './tokenMay';

const Context = createContext<Session | null>(null);

/** Everything below reads and acts as this session. */
export const SessionProvider = Context.Provider;

/** The session that this part of the page belongs to. @throws outside of a SessionProvider */
export function useSession(): Session {
	const session = useContext(Context);
	if (!session) throw new Error('No session is provided here.');
	return session;
}

/** The part of the signed-in person that `select` names, live; null while there is none. */
export function useMe<T>(select: (me: Me | null) => T): T {
	return useStore(useSession().me, state => select(state.me));
}

/** The part of the server's description that `select` names; null until it is known. */
export function useServerInfo<T>(select: (info: ServerInfo | null) => T): T {
	return useStore(useSession().server, state => select(state.info));
}

/** What one may do here, live: the signed-in person's, else what everybody may; null until it is known. */
export function usePolicies(): Policies | null {
	const own = useMe(me => me?.policies ?? null);
	const everybodys = useServerInfo(info => info?.policies ?? null);
	return own ?? everybodys;
}

/** Whether the session's token was granted this, live: what was refused leaves the screen. True for visitors. */
export function useTokenMay(permission: Permission): boolean {
	const session = useSession();
	return useStore(accounts, () => tokenMay(session, permission));
}

/** Why the server cannot be reached just now, live; null while it can. */
export function useOutage(): Outage | null {
	return useStore(useSession().reachability.state, state => state.outage);
}

/** Nothing is known of the server and it does not answer. */
export function useIsUnreachable(): boolean {
	return useStore(useSession().server, state => state.isUnreachable);
}
