// @vitest-environment bundled-happy-dom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { Session } from '@/stores/session/Session';
import { driveEvents } from '../actions/driveEvents';
import { DriveFilePicker } from './DriveFilePicker';

interface ListProps {
	items: readonly unknown[];
	renderItem: (item: unknown) => ReactNode;
	footer: ReactNode;
	onNearEnd: () => void;
}

// Without a layout it would render few rows, and never come to the end.
vi.mock('@/ui/virtual/LongList', () => ({
	LongList: ({ items, renderItem, footer, onNearEnd }: ListProps) => (
		<div>
			{items.map(renderItem)}
			{footer}
			<button type="button" onClick={onNearEnd}>
				end
			</button>
		</div>
	),
}));

const wire = (number: number) => ({
	id: `f${2000 - number}`,
	name: `${number}.txt`,
	type: 'text/plain',
	size: 1,
	url: `https://home.example/${number}`,
});
let session: Session;
let isBroken: boolean;
const onChoose = vi.fn();

beforeEach(async () => {
	session = testSession();
	vi.spyOn(session.stream, 'open').mockImplementation(() => {});
	isBroken = false;
	onChoose.mockReset();
	answerCalls(session.api, (endpoint, { untilId, folderId }) => {
		if (endpoint === 'drive/folders/show') return { id: 'sea', name: 'Sea' };
		if (endpoint === 'drive/folders') return folderId === 'sea' ? [] : [{ id: 'sea', name: 'Sea' }];
		if (folderId === 'sea') return [wire(500)];
		if (untilId === undefined) return Array.from({ length: 100 }, (_, at) => wire(at));
		if (isBroken) throw new ApiError(endpoint, 500, {});
		return [wire(100)];
	});
	renderInSession(<DriveFilePicker session={session} type={null} max={2} onChoose={onChoose} onClose={() => {}} />, {
		session,
	});
	await screen.findByText('0.txt');
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByTitle(name));

it('tells that a further page failed, and fetches it again', async () => {
	isBroken = true;
	press('end');
	await screen.findByText('Couldn’t load more files.');
	isBroken = false;
	press('Retry');
	await screen.findByText('100.txt');
});

it('tells how many files are chosen, and that these are too many', () => {
	const status = () => screen.getByRole('status').textContent;
	expect(status()).toBe('0/2');
	for (const name of ['0.txt', '1.txt']) choose(name);
	expect(status()).toBe('2/2');
	choose('2.txt');
	expect(status()).toBe('3/2Choose up to 2 files.');
	choose('2.txt');
	press('Attach');
	expect(onChoose.mock.calls[0]?.[0]).toMatchObject([{ name: '0.txt' }, { name: '1.txt' }]);
});

it('tells that its folder is gone, and leads back to the top', async () => {
	choose('Sea');
	await screen.findByText('500.txt');
	act(() => driveEvents.emit('changed', { session, change: { kind: 'folderGone', id: 'sea' } }));
	await screen.findByText('Folder not found');
	expect(screen.queryByText('500.txt')).toBeNull();
	press('Go to drive');
	await waitFor(() => expect(screen.getByText('0.txt')).toBeTruthy());
});
