import type { ComponentProps, ReactNode } from 'react';
import { QueryState } from '@/blocks/query/QueryState';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';

/** A query of the registry; visitors have none, and are offered to sign in. */
export function RegistryState<Thing>(props: ComponentProps<typeof QueryState<Thing>>): ReactNode {
	const { isMember } = useSession();
	const action = (
		<Button variant="primary" onClick={() => intents.send({ kind: 'signIn', reason: 'asked' })}>
			{text.common.signIn}
		</Button>
	);
	const refused = isMember ? undefined : ({ icon: 'lock', title: text.registry.forMembers, action } as const);
	return <QueryState {...props} refused={refused} />;
}
