import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AppSessions } from './apps/AppSessions';
import { MiAuthSessions } from './auth/MiAuthSessions';
import { PasswordResets } from './auth/PasswordResets';
import { Presence } from './auth/Presence';
import { SecretBox } from './auth/SecretBox';
import { Challenges } from './auth/secondFactor/Challenges';
import { DecorationBook } from './decorations/DecorationBook';
import { PictureQueue } from './drive/PictureQueue';
import { Figures } from './figures/Figures';
import { RateLimiter } from './http/RateLimiter';
import { JobQueue } from './jobs/JobQueue';
import { TaskQueue } from './jobs/TaskQueue';
import { type MachineSample, machineSource } from './machine/machineSource';
import { type QueueSample, queueSource } from './machine/queueSource';
import { Sampler } from './machine/Sampler';
import { publicWeb, type Web } from './net/Web';
import { isIdBefore } from './notes/canSee';
import { OAuthGrants } from './oauth/OAuthGrants';
import { PushKeys } from './push/PushKeys';
import { RoleBook } from './roles/RoleBook';
import type { ServerOptions } from './serverOptions';
import type { Database } from './store/Database';
import { IdSource } from './store/IdSource';
import { newestId } from './store/newestId';
import { openDatabase } from './store/openDatabase';
import { Settings } from './store/Settings';
import { EventBus } from './streaming/EventBus';
import { Urls } from './urls';

const TASKS_AT_ONCE = 8;

/** The services that every part of the server uses. One per process, or several in a test. */
export interface Core {
	readonly options: ServerOptions;
	readonly db: Database;
	readonly ids: IdSource;
	readonly urls: Urls;
	readonly settings: Settings;
	readonly roles: RoleBook;
	readonly bus: EventBus;
	readonly limiter: RateLimiter;
	readonly presence: Presence;
	readonly miauth: MiAuthSessions;
	readonly appSessions: AppSessions;
	readonly oauth: OAuthGrants;
	readonly passwordResets: PasswordResets;
	readonly challenges: Challenges;
	/** Seals secrets that are read again. */
	readonly secrets: SecretBox;
	/** With which push services recognize this server. */
	readonly pushKeys: PushKeys;
	readonly decorations: DecorationBook;
	/** What happened in each hour and day, for charts. */
	readonly figures: Figures;
	/** How busy the machine and the queues are, measured for those who listen. */
	readonly machineStats: Sampler<MachineSample>;
	readonly queueStats: Sampler<QueueSample>;
	/** Work that must be done, also after a restart. */
	readonly jobs: JobQueue;
	/** Work that continues after the response. */
	readonly background: TaskQueue;
	/** What this server itself offers to install, by path (`fetch-external-resources`). */
	readonly offers: Map<string, { readonly type: string; readonly data: string }>;
	/** The way out to other servers. */
	readonly web: Web;
	/** Draws every picture of people. */
	readonly pictures: PictureQueue;
	/** The folder with the content of drive files. */
	readonly filesFolder: string;
	/** The folder for incoming uploads, each in a folder of its own. Emptied at start. */
	readonly uploadsFolder: string;
	/** Bytes of running uploads, by user id. */
	readonly incoming: Map<string, number>;
	/** Stops timers and closes the database. */
	close(): void;
	/** Registers a function to call on `close`, before the database is closed. */
	onClose(end: () => void): void;
}

const FOLDER_FAULTS = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENAMETOOLONG', 'EIO'];

/** @throws Error with a message for users if the folder can't be created or written */
function prepareFolders(data: string, prepare: () => void): void {
	try {
		prepare();
	} catch (error) {
		const { code = '' } = error as NodeJS.ErrnoException;
		const instead = 'Choose another with --data.';
		if (code === 'EEXIST' || code === 'ENOTDIR')
			throw new Error(`The data folder ${data} is a file, or a file is in its way. ${instead}`);
		if (!FOLDER_FAULTS.includes(code)) throw error;
		throw new Error(`The data folder ${data} can't be made or written (${code}). ${instead}`);
	}
}

/**
 * Opens (or creates) the data folder.
 * @throws Error with a message for users if it can't be used
 */
export function openCore(options: ServerOptions): Core {
	const filesFolder = join(options.data, 'files');
	prepareFolders(options.data, () => mkdirSync(filesFolder, { recursive: true }));
	// Before anything is deleted: another server may be using the folder.
	const db = openDatabase(options.data, join(options.data, 'quarterdeck.sqlite'));
	db.define('isIdBefore', (id: string, bound: number | null) => (isIdBefore(id, bound) ? 1 : 0));
	const uploadsFolder = join(options.data, 'uploads');
	prepareFolders(options.data, () => {
		rmSync(uploadsFolder, { recursive: true, force: true });
		mkdirSync(uploadsFolder);
	});
	const secrets = SecretBox.open(options.data);
	const pushKeys = PushKeys.open(options.data);
	const background = new TaskQueue(TASKS_AT_ONCE);
	const settings = new Settings(db);
	const bus = new EventBus(tell => db.afterCommit(tell));
	const ids = new IdSource(newestId(db));
	const jobs = new JobQueue(db, ids);
	const [machineStats, queueStats] = [new Sampler(machineSource()), new Sampler(queueSource(jobs))];
	const ends: (() => void)[] = [];
	return {
		options,
		db,
		ids,
		urls: new Urls(
			options.origin ?? `http://${options.host === '0.0.0.0' ? '127.0.0.1' : options.host}:${options.port}`,
		),
		settings,
		roles: new RoleBook(db, settings),
		bus,
		limiter: new RateLimiter(),
		presence: new Presence(db),
		miauth: new MiAuthSessions(),
		appSessions: new AppSessions(),
		oauth: new OAuthGrants(),
		passwordResets: new PasswordResets(),
		challenges: new Challenges(),
		secrets,
		pushKeys,
		decorations: new DecorationBook(db),
		figures: new Figures(db, ids),
		machineStats,
		queueStats,
		jobs,
		background,
		offers: new Map(),
		web: options.web ?? publicWeb(options.privateHosts),
		pictures: new PictureQueue(),
		filesFolder,
		uploadsFolder,
		incoming: new Map(),
		onClose: end => ends.push(end),
		close() {
			background.close();
			jobs.close();
			machineStats.close();
			queueStats.close();
			for (const end of ends.reverse()) end();
			db.close();
		},
	};
}
