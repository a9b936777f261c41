import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';

/** Opens the composer for a note in a channel, as the account of the timeline; empty for visitors. */
export function WriteInChannel({ channelId }: { channelId: string }): ReactNode {
	const session = useSession();
	const mayWrite = useTokenMay('write:notes');
	if (!session.isMember || !mayWrite) return null;
	const write = () => intents.send({ kind: 'compose', session, channelId });
	return (
		<Button icon="edit" size="small" onClick={write}>
			{text.timeline.writeInChannel}
		</Button>
	);
}
