import { expect, it } from 'vitest';
import { toPolicies } from './toServerInfo';

it('a limit that the server doesn’t tell is none, unlike one of 0', () => {
	expect(toPolicies({ clipLimit: 0 })).toMatchObject({ clipLimit: 0, userListLimit: null, antennaLimit: null });
	expect(toPolicies(undefined)).toMatchObject({ noteEachClipsLimit: null, userEachUserListsLimit: null, pinLimit: 0 });
});
