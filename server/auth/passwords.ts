import { hash, verify } from '@node-rs/argon2';

/** Sized for a server on a laptop: about 30 ms a sign-in. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** False too where nobody can sign in (no hash). */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
	return passwordHash !== null && (await verify(passwordHash, password));
}
