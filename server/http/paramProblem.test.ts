import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { paramProblem } from './paramProblem';
import * as p from './params';

const schema = p.params({
	noteId: p.id(),
	limit: p.limit(),
	withFiles: p.optional(p.flag(), false),
	cw: p.nullish(p.text({ min: 1, max: 5 })),
	kind: p.optional(p.oneOf('a', 'b')),
	poll: p.optional(p.params({ choices: p.list(p.text({ min: 1, max: 5 }), { min: 2, max: 9, unique: true }) })),
});

function problemOf(body: unknown) {
	const result = v.safeParse(schema, body, { abortEarly: true, abortPipeEarly: true });
	return result.success ? null : paramProblem(result.issues[0]);
}

describe('paramProblem', () => {
	it.each([
		[{}, '#/required', "must have required property 'noteId'"],
		[{ noteId: 'bad id!' }, '#/properties/noteId/format', 'must match format "misskey:id"'],
		[{ noteId: 'a', limit: '10' }, '#/properties/limit/type', 'must be integer'],
		[{ noteId: 'a', limit: 1.5 }, '#/properties/limit/type', 'must be integer'],
		[{ noteId: 'a', limit: 1000 }, '#/properties/limit/maximum', 'must be <= 100'],
		[{ noteId: 'a', withFiles: null }, '#/properties/withFiles/type', 'must be boolean'],
		[{ noteId: 'a', cw: '' }, '#/properties/cw/minLength', 'must NOT have fewer than 1 characters'],
		[{ noteId: 'a', kind: 'c' }, '#/properties/kind/enum', 'must be equal to one of the allowed values'],
		[{ noteId: 'a', poll: {} }, '#/properties/poll/required', "must have required property 'choices'"],
		[{ noteId: 'a', poll: { choices: {} } }, '#/properties/poll/properties/choices/type', 'must be array'],
		[
			{ noteId: 'a', poll: { choices: ['x', ''] } },
			'#/properties/poll/properties/choices/items/minLength',
			'must NOT have fewer than 1 characters',
		],
		[
			{ noteId: 'a', poll: { choices: ['x', 'x'] } },
			'#/properties/poll/properties/choices/uniqueItems',
			'must NOT have duplicate items',
		],
	])('tells what is wrong with %j', (body, param, reason) => {
		expect(problemOf(body)).toEqual({ param, reason });
	});

	it('has nothing against null where it is allowed, and against parameters it does not know', () => {
		expect(problemOf({ noteId: 'a', cw: null, unheardOf: 1 })).toBeNull();
	});
});
