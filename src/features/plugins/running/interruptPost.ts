import type { HandlerResult } from '@workers/aiscript/aiscript.protocol';
import { askToPostAsItIs } from '@/blocks/plugins/askToPostAsItIs';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { ask } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import type { Params } from '@/wire/endpoints/Endpoints';
import { checkedPayload } from './checkedPayload';

type Payload = Params<'notes/create'>;

/**
 * What is posted after a plugin has looked at a note. Where it didn't answer or failed, and where it changed more than
 * texts, the person decides: a note never goes out without it, or otherwise than chosen, unseen.
 * @param result null if there was no answer in time
 * @returns null: nothing is posted
 */
export async function interruptPost(
	name: string,
	payload: Payload,
	result: HandlerResult<unknown> | null,
): Promise<Payload | null> {
	const { cancelled, late, failed } = text.plugins.posting;
	if (!result) return asItIs(fill(late, { name }), payload);
	if ('error' in result) return asItIs(fill(failed, { name, message: result.error.message }), payload);
	if (result.value === null) {
		toast(fill(cancelled, { name }), { icon: 'plug' });
		return null;
	}
	const checked = checkedPayload(payload, result.value);
	if (!checked) return asItIs(fill(failed, { name, message: text.plugins.posting.noNote }), payload);
	const { wanted, quiet, changed } = checked;
	if (changed.length === 0) return wanted;
	const { changes, parts, changed: changedTitle, asChosen, asWanted, not } = text.plugins.posting;
	const answer = await ask(
		{
			type: 'warning',
			title: fill(changedTitle, { name }),
			text: fill(changes, { parts: changed.map(part => parts[part]).join(', ') }),
		},
		[
			{ value: 'no', text: not },
			{ value: 'wanted', text: asWanted },
			{ value: 'quiet', text: asChosen, primary: true },
		],
	);
	if (answer === 'wanted') return wanted;
	return answer === 'quiet' ? quiet : null;
}

const asItIs = async (title: string, payload: Payload): Promise<Payload | null> =>
	(await askToPostAsItIs(title)) ? payload : null;
