import { expect, it } from 'vitest';
import { fromWireScope, toWireScope } from './wireScope';

it('names an account on the wire as the network does', () => {
	expect(toWireScope({ account: 'a.example:3000/mara' })).toEqual({ server: 'a.example:3000', account: 'mara' });
	expect(fromWireScope({ server: 'a.example', account: 'mara' })).toEqual({ account: 'a.example/mara' });
});

it.each([
	{},
	{ server: 'a.example' },
	{ device: 'laptop' },
	{ account: 'mara' },
	{ server: null, account: null, device: null },
	{ server: 'a.example', account: 'b.example/mara' },
	{ account: 'a.example/mara', device: 'laptop' },
	{ server: 'a.example', account: 'mara', device: null },
	{ server: '', account: '' },
	{ account: '/mara' },
])('brings %j back as it was', scope => {
	expect(fromWireScope(toWireScope(scope))).toEqual(fromWireScope(scope));
	expect(toWireScope(fromWireScope(scope))).toEqual(toWireScope(scope));
});
