import type { ReactNode } from 'react';
import { text } from '@/i18n/t';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';

/** Opens the form for a note in a channel, as the account whose timeline it is; nothing for visitors. */
export function WriteInChannel({ channelId }: { channelId: string }): ReactNode {
	const session = useSession();
	if (!session.isMember) return null;
	return (
		<Button icon="edit" size="small" onClick={() => intents.send({ kind: 'compose', session, channelId })}>
			{text.timeline.writeInChannel}
		</Button>
	);
}
