import { useEffect } from 'react';
import type { PageAccess, PageGate } from '@/blocks/hosting/pageGates';
import { intents } from '@/stores/intents';
import { useMe, useSession } from '@/stores/session/SessionContext';

/** What a gate says of the user, live. Where it asks to sign in, the sign-in dialog opens. */
export function usePageAccess(gate: PageGate): PageAccess {
	const { isMember } = useSession();
	const access = useMe(me => gate({ isMember, me }));
	useSignInWhere(access === 'signIn');
	return access;
}

/** Opens the sign-in dialog once where an account is needed. */
export function useSignInWhere(needsAccount: boolean): void {
	useEffect(() => {
		if (needsAccount) intents.send({ kind: 'signIn', reason: 'required' });
	}, [needsAccount]);
}
