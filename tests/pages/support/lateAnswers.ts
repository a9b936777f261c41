import { expect } from 'vitest';
import { Gate } from '../../e2e/support/Gate';
import { page } from './menus';
import { type Answer, answerWith } from './openPage';

/**
 * Has the server answer an endpoint only once the gate is opened.
 * @param answer in place of the server's own; null for that
 */
export function holdAnswer(endpoint: string, answer: Answer | null = null): Gate {
	const gate = new Gate();
	answerWith(endpoint, async () => {
		await gate.opened;
		return answer;
	});
	return gate;
}

/** Opens another page over this one, as somebody does who doesn't wait for an answer. */
export async function goToDrive(): Promise<void> {
	const bar = page.getByRole('navigation', { name: 'Navigation' });
	await bar.getByRole('button', { name: 'Drive', exact: true }).click();
	await expect.poll(() => location.pathname).toBe('/my/drive');
}
