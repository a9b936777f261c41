import { createInterface } from 'node:readline';
import type { Core } from '../Core';
import { profiles, type UserRow, users } from '../store/tables/users';
import { isDemoPassword } from './demoSignIns';
import { hashPassword } from './passwords';
import { endSessions } from './tokens';

const LENGTH_MIN = 4;

/** Gives an account a new password and ends its sign-ins. @throws Error with a sentence for the one who asked */
export async function setPassword(core: Core, username: string, password: string): Promise<UserRow> {
	const user = core.db.first(users, 'WHERE t.usernameLower = ? AND t.host IS NULL', username.toLowerCase());
	if (!user || user.isSystem) throw new Error(`There is no account "${username}" here.`);
	if (password.length < LENGTH_MIN) throw new Error(`A password has at least ${LENGTH_MIN} characters.`);
	if (isDemoPassword(username, password)) throw new Error('That is the password that everybody knows.');
	core.db.update(profiles, { passwordHash: await hashPassword(password) }, 'userId = ?', user.id);
	endSessions(core, user.id);
	return user;
}

/** Asks for a password; what is typed at a terminal is not shown. Piped input is taken as it is. */
export const askPassword = (question: string): Promise<string> => ask(question, { isHidden: true });

/** Asks whether to go on; piped input that has ended says no. */
export const askYes = async (question: string): Promise<boolean> => /^y/i.test(await ask(`${question} [y/N] `));

function ask(question: string, { isHidden = false } = {}): Promise<string> {
	const line = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
	process.stdout.write(question);
	if (isHidden && process.stdin.isTTY) Object.assign(line, { _writeToOutput: () => {} });
	return new Promise(resolve => {
		line.once('line', answer => {
			// First of all: closing tells of an end without an answer.
			resolve(answer);
			line.close();
			process.stdout.write('\n');
		});
		line.once('close', () => resolve(''));
	});
}
