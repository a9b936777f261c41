import { describe, expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength';

describe('passwordStrength', () => {
	it.each([
		'password',
		'Password1!',
		'P@ssw0rd2024',
		'12345678',
		'87654321',
		'qwertyuiop',
		'aaaaaaaaaaaa',
		'abababababab',
		'iloveyou123',
		'butterfly',
		'Summer2025',
		'misskeymisskey',
		'',
	])('calls %s weak', password => expect(passwordStrength(password)).toBe('weak'));

	it.each(['correct horse battery', 'aZ3k9QpL', 'Tr0ub4dor&3', 'さくらさく春の夜'])(
		'calls %s no longer weak',
		password => expect(passwordStrength(password)).not.toBe('weak'),
	);

	it.each(['correct horse battery staple', 'kX9#mQ2vTz7!wL', 'v8Zp-qR4n-w2Kd-xT7h'])('calls %s strong', password =>
		expect(passwordStrength(password)).toBe('strong'),
	);

	it('gives nothing for what others know of the person', () => {
		expect(passwordStrength('marabella-harbour-9')).not.toBe('weak');
		expect(passwordStrength('marabella-harbour-9', ['marabella', 'harbour'])).toBe('weak');
	});

	it('looks at no more than it has to', () => {
		expect(passwordStrength('Zk4#'.repeat(100_000))).toBe('strong');
	});
});
