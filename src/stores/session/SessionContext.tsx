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

/** Sets the session of the components inside. */
export const SessionProvider = Context.Provider;

/**
 * The session of this part of the page.
 * @throws outside of a SessionProvider
 */
export function useSession(): Session {
	const session = useContext(Context);
	if (!session) throw new Error('No session is provided here.');
	return session;
}

/** A part of the signed-in user, live; called with null for visitors. */
export function useMe<T>(select: (me: Me | null) => T): T {
	return useStore(useSession().me, state => select(state.me));
}

/** A part of the server's information; called with null until it is known. */
export function useServerInfo<T>(select: (info: ServerInfo | null) => T): T {
	return useStore(useSession().server, state => select(state.info));
}

/** What the server calls itself, live; its host until that is known. */
export function useServerName(): string {
	const { host } = useSession();
	return useServerInfo(info => info?.name ?? null) ?? host;
}

/** What the user may do, live: their own policies, else those of everyone; null until known. */
export function usePolicies(): Policies | null {
	const own = useMe(me => me?.policies ?? null);
	const everybodys = useServerInfo(info => info?.policies ?? null);
	return own ?? everybodys;
}

/**
 * Whether the session's token has a permission, live, so that refused functions disappear from the screen. True for
 * visitors.
 */
export function useTokenMay(permission: Permission): boolean {
	const session = useSession();
	return useStore(accounts, () => tokenMay(session, permission));
}

/** Why the server can't be reached at the moment, live; null while it can. */
export function useOutage(): Outage | null {
	return useStore(useSession().reachability.state, state => state.outage);
}

/** Whether the server doesn't respond and there is no stored information about it. */
export function useIsUnreachable(): boolean {
	return useStore(useSession().server, state => state.isUnreachable);
}
