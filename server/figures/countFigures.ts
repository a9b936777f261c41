import type { Core } from '../Core';
import { addressKey } from '../http/addressKey';
import { timeOfId } from '../store/IdSource';
import { type UserRow, users } from '../store/tables/users';
import { countStored } from './countStored';
import { FigureCounter } from './FigureCounter';

const WRITE_EVERY_MS = 10_000;

/** Counts what happens for the charts, as long as the server runs. */
export function countFigures(core: Core): void {
	const { bus, db, figures, secrets } = core;
	countStored(core);
	const counter = new FigureCounter(figures);
	const owner = (userId: string | null): UserRow | null => (userId === null ? null : (db.byId(users, userId) ?? null));
	bus.on('note', note => counter.note(note, 1, timeOfId(note.id)));
	bus.on('noteDeleted', note => counter.note(note, -1, Date.now()));
	bus.on('reaction', ({ authorId, by }) => counter.reaction({ authorId, by }, Date.now()));
	bus.on('follow', ({ change, ...pair }) => counter.follow(pair, change, Date.now()));
	bus.on('fileCount', ({ file, change }) =>
		counter.file({ owner: owner(file.userId), size: file.size }, change, Date.now()),
	);
	bus.on('account', ({ id, host, change }) =>
		counter.account({ host }, change, change === 1 ? timeOfId(id) : Date.now()),
	);
	bus.on('reading', ({ userId }) => counter.read(userId, Date.now()));
	bus.on('profileView', ({ userId, viewerId, address }) => {
		if (viewerId !== null) counter.view(userId, 'user', viewerId, Date.now());
		else counter.view(userId, 'visitor', secrets.fingerprint(addressKey(address)), Date.now());
	});
	const write = (): void => {
		try {
			figures.flush();
		} catch (error) {
			// What was counted stays in memory.
			console.error('The figures were not written:', error);
		}
	};
	const timer = setInterval(write, WRITE_EVERY_MS);
	timer.unref();
	core.onClose(() => {
		clearInterval(timer);
		write();
	});
}
