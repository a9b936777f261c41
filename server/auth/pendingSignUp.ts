import { createHash } from 'node:crypto';
import type { Core } from '../Core';
import { sendMail } from '../mail/sendMail';
import { type PendingSignUpRow, pendingSignUps } from '../store/tables/users';
import { hashPassword } from './passwords';
import { randomText } from './randomText';

const KEPT_MS = 24 * 60 * 60_000;
const KEPT_MAX = 1000;
const CODE_LENGTH = 32;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

interface Begun extends Pick<PendingSignUpRow, 'username' | 'email' | 'inviteId'> {
	password: string;
}

/** Sends a link that makes the account within a day. Until then the name stays free. */
export async function beginSignUp(core: Core, { password, ...begun }: Begun): Promise<void> {
	const { db, urls } = core;
	const code = randomText(CODE_LENGTH);
	const row = { ...begun, passwordHash: await hashPassword(password), codeHash: hashOf(code), at: Date.now() };
	db.transaction(() => {
		db.insert(pendingSignUps, row);
		db.run(
			`DELETE FROM pendingSignUps WHERE at < ? OR codeHash NOT IN
				(SELECT codeHash FROM pendingSignUps ORDER BY at DESC LIMIT ${KEPT_MAX})`,
			Date.now() - KEPT_MS,
		);
	});
	const link = `${urls.origin}/signup-complete/${code}`;
	const text = `To create the account @${begun.username}, open within a day:\n${link}`;
	sendMail({ to: begun.email, subject: 'Create your account', text });
}

/** What a link is for, once; null if it is not valid (any longer). */
export function takeSignUp({ db }: Core, code: string): PendingSignUpRow | null {
	const row = db.first(pendingSignUps, 'WHERE t.codeHash = ? AND t.at > ?', hashOf(code), Date.now() - KEPT_MS);
	return row && db.delete(pendingSignUps, 'codeHash = ?', row.codeHash) > 0 ? row : null;
}
