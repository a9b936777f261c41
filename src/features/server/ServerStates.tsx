import type { ReactNode } from 'react';
import type { OtherServerState } from '@/domain/server/OtherServer';
import { text } from '@/i18n/text';
import { Badge } from '@/ui/Badge';

const TONES: Readonly<Record<OtherServerState, 'danger' | 'warn'>> = {
	blocked: 'danger',
	silenced: 'warn',
	mediaSilenced: 'warn',
	suspended: 'danger',
	notResponding: 'warn',
};

/** What keeps another server from being heard. */
export function ServerStates({ states }: { states: readonly OtherServerState[] }): ReactNode {
	return states.map(state => (
		<Badge key={state} tone={TONES[state]}>
			{text.server.states[state]}
		</Badge>
	));
}
