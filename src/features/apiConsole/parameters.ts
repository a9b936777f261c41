import { isRecord } from '@/base/isRecord';
import { readValue, writeValue } from '@/domain/json/jsonText';

/** A parameter of an endpoint, as the server tells it. */
export interface Parameter {
	readonly name: string;
	/** `String`, `Number`, `Boolean`, `Array`, `Object`, or something else. */
	readonly type: string;
}

const STARTS: Readonly<Record<string, string>> = { Number: '0', Boolean: 'false', Array: '[]', Object: '{}' };

/** What is written for no parameters. */
export const NO_PARAMETERS = '{}';

/** The parameters in a text, or null if it is no JSON5 object. */
export function parametersIn(text: string): Readonly<Record<string, unknown>> | null {
	const read = readText(text);
	return read.problem === undefined && isRecord(read.value) ? read.value : null;
}

/** The text with a further parameter, whose value is to be filled in; as it was if it has that one, or is no object. */
export function withParameter(text: string, { name, type }: Parameter): string {
	const given = parametersIn(text);
	if (given === null || Object.hasOwn(given, name)) return text;
	const start = STARTS[type] ?? "''";
	const read = readValue(start);
	const wanted = { ...given, [name]: read.problem === undefined ? read.value : null };
	const written = inserted(text, `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : writeValue(name)}: ${start}`);
	// Comments may stand where only a parser can tell.
	return JSON.stringify(parametersIn(written)) === JSON.stringify(wanted) ? written : writeValue(wanted);
}

function inserted(text: string, entry: string): string {
	const before = text.trim() === '' ? '{' : text.slice(0, text.lastIndexOf('}')).trimEnd();
	const comma = before.endsWith('{') || before.endsWith(',') ? '' : ',';
	return `${before}${comma}\n\t${entry},\n}`;
}

/** Names of parameters that nobody else may read: passwords, codes, tokens. */
const SECRET = /^i$|password|token$|secret|credential/i;

/** A text of parameters without what is secret, so that it can be kept; null if that can't be told. */
export function withoutSecrets(text: string): string | null {
	const read = readText(text);
	if (read.problem !== undefined) return /password|token|secret|credential|\bi['"]?\s{0,9}:/i.test(text) ? null : text;
	const all = JSON.stringify(read.value);
	const kept = JSON.stringify(read.value, (key, each: unknown) => (SECRET.test(key) ? undefined : each));
	return kept === all ? text : writeValue(JSON.parse(kept ?? NO_PARAMETERS));
}

const readText = (text: string) => readValue(text.trim() === '' ? NO_PARAMETERS : text);
