import { errors, utils, values } from '@syuilo/aiscript';
import type { ScriptHost } from '../aiscript.protocol';
import type { Value } from '../engine/holdings';
import { fromData } from '../values/fromData';
import type { Library } from './Library';
import type { Wait } from './mkLibrary';
import type { RegisteredHandlers } from './RegisteredHandlers';

type Options = Extract<Value, { type: 'obj' }>;

const COLUMN_ID = /^[\w-]{1,32}$/;
const TITLE_CHARACTERS = 60;
const TEXT_CHARACTERS = 300;

/** What plugins have of this app alone: its deck (rules/plugins#columns). */
export function quarterdeckLibrary(
	host: Pick<ScriptHost, 'addColumn' | 'registerColumn' | 'refreshColumn' | 'deckColumns'>,
	wait: Wait,
	functions: Pick<RegisteredHandlers, 'keep' | 'drop'>,
): Library {
	/** What the app refuses is an error of the program, with the app's text. */
	const ask = async <T>(what: Promise<T>): Promise<T> => {
		const outcome = await wait(
			what.then(
				answer => ({ answer }),
				(error: unknown) => ({ refusal: error instanceof Error ? error.message : String(error) }),
			),
		);
		if ('answer' in outcome) return outcome.answer;
		throw new errors.AiScriptRuntimeError(outcome.refusal);
	};
	return {
		'Quarterdeck:add_column': values.FN_NATIVE(async ([options]) => {
			utils.assertObject(options);
			const wish = {
				kind: neededIn(options, 'kind', TEXT_CHARACTERS),
				target: textIn(options, 'target', TEXT_CHARACTERS),
				title: textIn(options, 'title', TITLE_CHARACTERS),
			};
			return values.BOOL(await ask(host.addColumn(wish)));
		}),
		'Quarterdeck:register_column': values.FN_NATIVE(async ([options]) => {
			utils.assertObject(options);
			const column = {
				id: neededIn(options, 'id', TEXT_CHARACTERS),
				title: neededIn(options, 'title', TITLE_CHARACTERS),
				description: textIn(options, 'description', TEXT_CHARACTERS),
			};
			if (!COLUMN_ID.test(column.id)) {
				throw new errors.AiScriptRuntimeError(`'id' may have 32 letters, digits, '-' and '_', and nothing else.`);
			}
			const load = options.value.get('load');
			utils.assertFunction(load);
			const handle = functions.keep(load);
			try {
				await ask(host.registerColumn({ ...column, handle }));
			} catch (error) {
				functions.drop(handle);
				throw error;
			}
			return values.NULL;
		}),
		'Quarterdeck:refresh_column': values.FN_NATIVE(async ([id]) => {
			utils.assertString(id);
			await ask(host.refreshColumn(id.value.slice(0, TEXT_CHARACTERS)));
			return values.NULL;
		}),
		'Quarterdeck:columns': values.FN_NATIVE(async () => {
			const columns = await ask(host.deckColumns());
			return fromData(columns.map(column => new Map(Object.entries(column))));
		}),
	};
}

/** A text without the space around it; null where it is missing or empty. */
function textIn({ value: fields }: Options, name: string, most: number): string | null {
	const value = fields.get(name);
	if (!value || value.type === 'null') return null;
	utils.assertString(value);
	const text = value.value.trim();
	if (text.length > most) throw new errors.AiScriptRuntimeError(`'${name}' has more than ${most} characters.`);
	return text === '' ? null : text;
}

function neededIn(options: Options, name: string, most: number): string {
	const text = textIn(options, name, most);
	if (text === null) throw new errors.AiScriptRuntimeError(`'${name}' is missing.`);
	return text;
}
