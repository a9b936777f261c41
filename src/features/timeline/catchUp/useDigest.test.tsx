// @vitest-environment bundled-happy-dom

import { act, renderHook } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { expect, it } from 'vitest';
import { columnOf } from '@/domain/deck/deck';
import { homeColumn } from '../columns/homeColumn';
import { seenNotes } from '../extras/seenNotes';
import { CatchUpPart } from './CatchUpPart';
import type { MergedLine } from './mergeLines';
import { useDigest } from './useDigest';

it('takes back for columns too that a note was read', () => {
	const session = testSession();
	answerCalls(session.api, () => []);
	session.entities.ingest([wireNote({ id: 'taken back' })]);
	const filter = { withReplies: true, withRenotes: true, withSensitive: true, onlyFiles: false };
	const parts = [new CatchUpPart({ session, api: homeColumn.source, column: columnOf('home', filter) }, Date.now())];
	const { result } = renderHook(() => useDigest(parts));
	const line = { copies: [{ source: 0, noteId: 'taken back' }] } as unknown as MergedLine;
	act(() => result.current.markRead(line));
	expect([result.current.isRead(line), seenNotes.isSeen(session.key, 'taken back')]).toEqual([true, true]);
	act(() => result.current.takeBack(line));
	expect([result.current.isRead(line), seenNotes.isSeen(session.key, 'taken back')]).toEqual([false, false]);
});
