import { expect, it } from 'vitest';
import { policyLines } from './policyLines';

const said = (policies: unknown) => Object.fromEntries(policyLines(policies).map(({ name, value }) => [name, value]));

it('says in words what a role allows', () => {
	expect(
		said({
			canPublicNote: true,
			canInvite: false,
			driveCapacityMb: 4096,
			wordMuteLimit: 500,
			inviteLimitCycle: 10_080,
			inviteExpirationTime: 0,
			rateLimitFactor: 0.5,
			chatAvailability: 'readonly',
			uploadableFileTypes: ['image/*', 'text/plain'],
		}),
	).toEqual({
		'Post public notes': 'yes',
		'Create invitations': 'no',
		'Drive space': '4,096 MiB',
		'Characters of muted words': '500',
		'Period of the invitation limit': '168 hours',
		'Invitations expire after': 'never',
		'Rate limits': '50%',
		Chat: 'reading only',
		'Uploadable file types': 'image/*, text/plain',
	});
});

it('leaves out what is not known', () => {
	expect(policyLines({ canFly: true, chatAvailability: 'odd', uploadableFileTypes: [] })).toEqual([]);
	expect(policyLines(null)).toEqual([]);
});
