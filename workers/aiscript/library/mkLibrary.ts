import { errors, utils, values } from '@syuilo/aiscript';
import { nyaize } from '@/base/nyaize';
import type { ScriptDialogType, ScriptHost } from '../aiscript.protocol';
import type { Value } from '../engine/holdings';
import { LimitError } from '../engine/LimitError';
import { LIMITS } from '../limits';
import { fromData } from '../values/fromData';
import { toData } from '../values/toData';
import type { Library } from './Library';

const DIALOG_TYPES: readonly ScriptDialogType[] = ['error', 'info', 'success', 'warning', 'waiting', 'question'];

/** Waits for the app within the program's call. */
export type Wait = <T>(what: Promise<T>) => Promise<T>;

/** What programs have of the app itself (rules/plugins#what-programs-can-do). */
export const mkLibrary = (host: ScriptHost, wait: Wait): Library => ({
	'Mk:dialog': values.FN_NATIVE(async ([title, text, type]) => {
		await wait(host.tell(messageOf(title, text, type, 'info')));
		return values.NULL;
	}),
	'Mk:confirm': values.FN_NATIVE(async ([title, text, type]) =>
		values.BOOL(await wait(host.confirm(messageOf(title, text, type, 'question')))),
	),
	'Mk:toast': values.FN_NATIVE(async ([text]) => {
		await wait(host.toast(shortTextOf(text)));
		return values.NULL;
	}),
	'Mk:api': values.FN_NATIVE(async ([endpoint, params, token]) => {
		const name = shortTextOf(endpoint);
		if (name.includes('://') || name.includes('..')) throw new errors.AiScriptRuntimeError('invalid endpoint');
		if (!params) throw new errors.AiScriptRuntimeError('expected param');
		utils.assertObject(params);
		if (token && token.type !== 'str') throw new errors.AiScriptRuntimeError('invalid token');
		const answer = await wait(host.call(name, toData(params), token ? shortTextOf(token) : null));
		if ('answer' in answer) return fromData(answer.answer);
		return values.ERROR('request_failed', fromData(answer.failure));
	}),
	'Mk:save': values.FN_NATIVE(async ([key, value]) => {
		utils.assertString(key);
		utils.expectAny(value);
		await wait(host.save(shortTextOf(key), toData(value)));
		return values.NULL;
	}),
	'Mk:load': values.FN_NATIVE(async ([key]) => fromData(await wait(host.load(shortTextOf(key))))),
	'Mk:remove': values.FN_NATIVE(async ([key]) => {
		await wait(host.remove(shortTextOf(key)));
		return values.NULL;
	}),
	'Mk:url': values.FN_NATIVE(async () => values.STR(await wait(host.url()))),
	'Mk:nyaize': values.FN_NATIVE(([text]) => values.STR(nyaize(shortTextOf(text)))),
	readline: values.FN_NATIVE(async ([question]) => {
		const answer = await wait(host.readLine(shortTextOf(question)));
		return answer === null ? values.NULL : values.STR(answer);
	}),
});

function messageOf(
	title: Value | undefined,
	text: Value | undefined,
	type: Value | undefined,
	usual: ScriptDialogType,
) {
	if (type) utils.assertString(type);
	const chosen = type ? DIALOG_TYPES.find(each => each === type.value) : usual;
	if (!chosen) throw new errors.AiScriptRuntimeError('invalid dialog type');
	return { type: chosen, title: shortTextOf(title), text: shortTextOf(text) };
}

/** A text that people read, or a name. */
function shortTextOf(value: Value | undefined): string {
	utils.assertString(value);
	if (value.value.length > LIMITS.crossingElements) throw new LimitError('size');
	return value.value;
}
