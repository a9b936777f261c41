import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const DIGITS = 6;
/** As many periods before and after the present one count, for clocks that are wrong and people who are slow. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new shared secret, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
	new TOTP({ ...names, algorithm: 'SHA1', digits: DIGITS, period: PERIOD_S, secret: Secret.fromBase32(secret) });

/** The address that an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
	totpOf(secret, { issuer, label }).toString();

/**
 * The period for which this is the right code, counted since the epoch; null if it is wrong.
 * @param now milliseconds since the epoch
 */
export function periodOfCode(secret: string, code: string, now = Date.now()): number | null {
	const token = code.replace(/\s/g, '');
	if (!/^\d{6}$/.test(token)) return null;
	const offset = totpOf(secret).validate({ token, window: WINDOW, timestamp: now });
	return offset === null ? null : Math.floor(now / 1000 / PERIOD_S) + offset;
}
