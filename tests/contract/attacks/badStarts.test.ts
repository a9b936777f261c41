import { chmodSync, mkdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@server/store/Database';
import { migrate } from '@server/store/migrate';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BuiltServer } from './BuiltServer';

const DATABASE = 'quarterdeck.sqlite';

let folder: string;
const ends: (() => unknown)[] = [];
beforeAll(() => BuiltServer.build(), 60_000);
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'quarterdeck-start-'));
	await chmod(folder, 0o777);
});
afterEach(async () => {
	for (const end of ends.splice(0)) await end();
	await rm(folder, { recursive: true, force: true });
});

/** A database as left by an earlier start. */
function makeDatabase(change: (db: Database) => void = () => {}): string {
	const path = join(folder, DATABASE);
	const db = new Database(path);
	migrate(db);
	change(db);
	db.close();
	chmodSync(path, 0o666);
	return path;
}

async function listen(): Promise<number> {
	const taken = createServer();
	await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve));
	ends.push(() => taken.close());
	return (taken.address() as AddressInfo).port;
}

interface Case {
	title: string;
	/** Breaks the setup. A returned list is used as further arguments. */
	prepare: () => unknown;
	says: RegExp;
}

const cases: Case[] = [
	{
		title: 'a database that another server holds',
		prepare: async () => {
			const holder = new Database(makeDatabase());
			migrate(holder);
			ends.push(() => holder.close());
		},
		says: /Another server is running on the data folder .*quarterdeck-start-.* --data/,
	},
	{
		title: 'a file that is no database',
		prepare: () => writeFile(join(folder, DATABASE), 'Dear diary, '.repeat(1000)),
		says: /quarterdeck\.sqlite is not a database.* --data/,
	},
	{
		title: 'a database that is damaged',
		prepare: async () => {
			const path = makeDatabase();
			const bytes = await readFile(path);
			// The header stays intact, so that it still looks like a database.
			await writeFile(path, bytes.fill(0x5a, 100));
		},
		says: /quarterdeck\.sqlite is damaged.* --data/,
	},
	{
		title: 'a database of a newer version',
		prepare: () => {
			makeDatabase(db => db.run("INSERT INTO migrations (number, name, at) VALUES (999, 'of tomorrow', 0)"));
		},
		says: /quarterdeck\.sqlite was made by a newer version of Quarterdeck.* --data/,
	},
	{
		title: 'a database of something else',
		prepare: () => {
			const db = new Database(join(folder, DATABASE));
			db.exec('CREATE TABLE users (name TEXT)');
			db.close();
			chmodSync(join(folder, DATABASE), 0o666);
		},
		says: /quarterdeck\.sqlite is a database of something else.* --data/,
	},
	{
		title: 'a folder where the database should be',
		prepare: () => mkdir(join(folder, DATABASE)),
		says: /quarterdeck\.sqlite can't be opened.* --data/,
	},
	{
		title: 'a database that may not be read',
		prepare: () => chmod(makeDatabase(), 0o000),
		says: /quarterdeck\.sqlite can't be opened.* --data/,
	},
	{
		title: 'a database that may not be written',
		prepare: () => {
			for (const name of ['files', 'uploads']) mkdirSync(join(folder, name));
			chmodSync(makeDatabase(), 0o444);
		},
		says: /quarterdeck\.sqlite is read-only\..* --data/,
	},
	{
		title: 'a data folder that may not be written',
		prepare: () => chmod(folder, 0o555),
		says: /The data folder .* can't be made or written \(EACCES\)\. .* --data/,
	},
	{
		title: 'a data folder that is a file',
		prepare: async () => {
			await writeFile(join(folder, 'file'), '');
			return ['--data', join(folder, 'file')];
		},
		says: /The data folder .*\/file is a file, .* --data/,
	},
	{
		title: 'a data folder inside of a file',
		prepare: async () => {
			await writeFile(join(folder, 'file'), '');
			return ['--data', join(folder, 'file/data')];
		},
		says: /The data folder .*\/file\/data is a file, or a file is in its way\..* --data/,
	},
	{
		title: 'a data folder that may not be made',
		prepare: async () => {
			await chmod(folder, 0o555);
			return ['--data', join(folder, 'data')];
		},
		says: /The data folder .*data can't be made or written \(EACCES\).* --data/,
	},
	{
		title: 'a port in use',
		prepare: async () => ['--port', String(await listen())],
		says: /^Port \d+ is taken\. Choose another one: npm start -- --port \d+$/,
	},
	{
		title: 'an address that is not of this machine',
		prepare: () => ['--host', '192.0.2.1'],
		says: /192\.0\.2\.1 is not an address of this machine\. .*--host/,
	},
	{
		title: 'a host that is no address',
		prepare: () => ['--host', 'nowhere.invalid'],
		says: /^nowhere\.invalid is not an address/,
	},
	{
		title: 'a port that is none',
		prepare: () => ['--port', '70000'],
		says: /^--port must be a number from 0 to 65535/,
	},
	{ title: 'an origin that is no address', prepare: () => ['--origin', 'nonsense'], says: /^--origin .*"nonsense"/ },
	{
		title: 'an origin of another kind',
		prepare: () => ['--origin', 'ftp://a.example'],
		says: /^--origin .*"ftp:\/\/a\.example"/,
	},
	{ title: 'a server that is no address', prepare: () => ['--server', 'x'], says: /^--server .*"x"/ },
	{ title: 'a translator that is no address', prepare: () => ['--translator', 'x'], says: /^--translator .*"x"/ },
	{ title: 'an option that there is not', prepare: () => ['--wat'], says: /^Unknown option '--wat'/ },
	{
		title: 'a client that was not built',
		prepare: () => ['--client-folder', join(folder, 'client')],
		says: /The client is not built \(.*client\)\. Run: npm run build/,
	},
];

describe('a start that cannot be is told in a line, which names the thing and what to do', () => {
	it.each(cases)('$title', async ({ prepare, says }) => {
		const prepared = await prepare();
		const args: string[] = Array.isArray(prepared) ? prepared : [];
		const { code, output } = await BuiltServer.run(['--data', folder, '--port', '0', '--no-seed', ...args]);
		expect(output.trim().split('\n')).toHaveLength(1);
		expect(output.trim()).toMatch(says);
		expect(code).toBe(1);
	});
});
