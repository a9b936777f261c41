import { text } from '@/i18n/text';
import { ask } from '@/ui/dialog/dialogs';

/**
 * Asks whether a note is to be posted without what a plugin would make of it (rules/plugins#handlers).
 * @param title why: which plugin failed, or is late
 */
export async function askToPostAsItIs(title: string): Promise<boolean> {
	const { question, asItIs, not } = text.plugins.posting;
	const answer = await ask({ type: 'warning', title, text: question }, [
		{ value: 'no', text: not },
		{ value: 'post', text: asItIs, primary: true },
	]);
	return answer === 'post';
}
