import { useEffect } from 'react';
import { showError } from '@/blocks/actions/showError';
import { type Intent, intents } from '@/stores/intents';
import { intentHandlers } from './intentHandlers';

/** Answers what features ask for: each intent is a component that is loaded when it is first asked for. */
export function IntentHost() {
	useEffect(() => intents.listen(intent => void answer(intent)), []);
	return null;
}

async function answer(intent: Intent): Promise<void> {
	try {
		await intentHandlers[intent.kind](intent as never);
	} catch (error) {
		await showError(error, () => void answer(intent));
	}
}
