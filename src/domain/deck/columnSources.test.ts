import { expect, it } from 'vitest';
import { readSources } from './columnSources';

it('reads whose timeline it is, unless that is no address of a server', () => {
	const ofSomebody = (owner: unknown) => readSources([{ type: 'home', account: 'tide.example/x', owner }])[0]?.owner;
	const rin = { origin: 'https://tide.example', username: 'rin' };
	expect(ofSomebody(rin)).toEqual(rin);
	for (const origin of ['tide.example', '', 'https://', 7]) expect(ofSomebody({ ...rin, origin })).toBeNull();
});
