import { expect, it } from 'vitest';
import { parametersIn, withoutSecrets, withParameter } from './parameters';

const LIMIT = { name: 'limit', type: 'Number' };

it('adds a parameter to what is written, which stays as it is', () => {
	expect(withParameter('', LIMIT)).toBe('{\n\tlimit: 0,\n}');
	expect(withParameter('{}', { name: 'userId', type: 'String' })).toBe("{\n\tuserId: '',\n}");
	expect(withParameter("{\n\t// mine\n\tuserId: 'a',\n}", LIMIT)).toBe("{\n\t// mine\n\tuserId: 'a',\n\tlimit: 0,\n}");
	expect(parametersIn(withParameter('{ a: 1 }', { name: 'b-c', type: 'Array' }))).toEqual({ a: 1, 'b-c': [] });
	expect(parametersIn(withParameter('{ a: 1 } // end }', LIMIT))).toEqual({ a: 1, limit: 0 });
});

it('changes nothing where the parameter is there, or where the text is no object', () => {
	for (const text of ['{ limit: 5 }', '[1]', '{ a: ', '5']) expect(withParameter(text, LIMIT)).toBe(text);
});

it('reads nothing as no parameters', () => {
	expect(parametersIn(' ')).toEqual({});
	expect(parametersIn('[]')).toBeNull();
	expect(parametersIn('null')).toBeNull();
});

it('takes secrets out of what is kept', () => {
	expect(withoutSecrets("{ userId: 'a' }")).toBe("{ userId: 'a' }");
	expect(withoutSecrets("{ password: 'x', currentPassword: 'y', token: '1', i: 'z', name: 'n' }")).toBe(
		"{\n\tname: 'n',\n}",
	);
	expect(withoutSecrets("{ a: [{ secret: 's', b: 1 }] }")).not.toContain("'s'");
	// A token's id is none.
	expect(withoutSecrets("{ tokenId: 't' }")).toContain("'t'");
});

it('keeps nothing of a text that can’t be read and may hold a secret', () => {
	expect(withoutSecrets("{ password: 'x")).toBeNull();
	expect(withoutSecrets("{ 'i': 'x")).toBeNull();
	expect(withoutSecrets("{ userId: 'x")).toBe("{ userId: 'x");
});
