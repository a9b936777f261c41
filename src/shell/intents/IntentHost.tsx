import { useEffect } from 'react';
import { showError } from '@/blocks/actions/showError';
import { type Intent, intents } from '@/stores/intents';

/** Handles intents: each has a component that is loaded on first use. */
export function IntentHost() {
	useEffect(() => intents.listen(intent => void answer(intent)), []);
	return null;
}

async function answer(intent: Intent): Promise<void> {
	try {
		const { intentHandlers } = await import('./intentHandlers');
		await intentHandlers[intent.kind](intent as never);
	} catch (error) {
		await showError(error, () => void answer(intent));
	}
}
