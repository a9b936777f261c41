import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { keepsSeen } from '@/stores/seen/keepsSeen';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/state/EmptyState';

/** Says that nothing is kept, as that was switched off, and switches it on. */
export function SeenOff(): ReactNode {
	const action = (
		<Button variant="primary" onClick={() => baseSettings.set(keepsSeen, true)}>
			{text.seen.switchOn}
		</Button>
	);
	return (
		<EmptyState icon="eyeOff" title={text.seen.offTitle} action={action}>
			{text.seen.offText}
		</EmptyState>
	);
}
