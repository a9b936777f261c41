import { type GenericSchema, safeParse } from 'valibot';
import { isRecord } from '@/base/isRecord';
import { localJson } from '@/platform/localJson';
import type { Session } from './session/Session';

type Edits = Readonly<Record<string, unknown>>;

const keyOf = (session: Pick<Session, 'key'>) => `edits:${session.key}`;

const all = (session: Pick<Session, 'key'>): Edits => {
	const stored: unknown = localJson.get(keyOf(session));
	return isRecord(stored) ? stored : {};
};

/** The unsaved edits of a page, which this device keeps when the page is left; null for none. */
export function readEdits<E>(session: Pick<Session, 'key'>, page: string, rules: GenericSchema<unknown, E>): E | null {
	const { success, output } = safeParse(rules, all(session)[page]);
	return success ? output : null;
}

/** Keeps the edits of a page until they are saved or discarded; null to forget them. */
export function keepEdits(session: Pick<Session, 'key'>, page: string, edits: object | string | null): void {
	const { [page]: before, ...others } = all(session);
	if (edits === null && before === undefined) return;
	const kept = edits === null ? others : { ...others, [page]: edits };
	if (Object.keys(kept).length === 0) localJson.remove(keyOf(session));
	else localJson.set(keyOf(session), kept);
}
