import { roleAssignments, roles } from '@server/store/tables/server';
import type { entities } from 'misskey-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from './TestServer';
import type { Frame, TestStream } from './TestStream';

let server: TestServer;
beforeAll(async () => {
	server = await TestServer.start();
});
afterAll(() => server.stop());

const isOf =
	(id: string, type: string) =>
	({ type: kind, body }: Frame): boolean =>
		kind === 'channel' && body.id === id && body.type === type;
const next = async (stream: TestStream, id: string, type: string) =>
	(await stream.first(isOf(id, type))).body.body as never;

it('tells those who listen, visitors too, how busy the machine is, and measures for nobody else', async () => {
	const { machineStats } = server.core;
	expect(machineStats.isRunning).toBe(false);
	const [stream, other] = [await server.stream(), await server.stream()];
	await stream.connect('serverStats', 'a');
	await other.connect('serverStats', 'b');
	const sample = (await next(stream, 'a', 'stats')) as Record<string, Record<string, number>> & { cpu: number };
	expect(sample).toEqual({
		cpu: expect.any(Number),
		mem: { used: expect.any(Number), active: expect.any(Number) },
		net: { rx: expect.any(Number), tx: expect.any(Number) },
		fs: { r: expect.any(Number), w: expect.any(Number) },
	});
	expect(sample.cpu).toBeGreaterThanOrEqual(0);
	expect(sample.cpu).toBeLessThanOrEqual(1);
	expect(sample.mem?.used).toBeGreaterThan(1_000_000);
	expect(await next(other, 'b', 'stats')).toEqual(sample);
	other.send('ch', { id: 'b', type: 'requestLog', body: { id: 'r', length: 1 } });
	expect(await next(other, 'b', 'statsLog')).toEqual([sample]);
	stream.close();
	other.send('disconnect', { id: 'b' });
	await expect.poll(() => machineStats.isRunning).toBe(false);
	other.close();
});

it('answers with the queue’s samples, of which there may be none yet', async () => {
	const stream = await server.stream();
	await stream.connect('queueStats', 'q');
	stream.send('channel', { id: 'q', type: 'requestLog', body: { id: 'r', length: 3 } });
	expect(await next(stream, 'q', 'statsLog')).toEqual([]);
	stream.close();
});

it('describes the machine, unless administrators keep that to themselves', async () => {
	const ask = async () => (await server.call('server-info')).body as unknown as entities.ServerInfoResponse;
	const { cpu, mem, fs } = await ask();
	expect([cpu.cores > 0, mem.total > 0, fs.total > fs.used, fs.used > 0]).toEqual([true, true, true, true]);
	server.core.settings.update({ enableServerMachineStats: false });
	expect(await ask()).toMatchObject({ machine: '?', cpu: { cores: 0 }, mem: { total: 0 } });
	const stream = await server.stream();
	await stream.connect('serverStats', 'a');
	expect(server.core.machineStats.isRunning).toBe(false);
	stream.close();
	server.core.settings.update({ enableServerMachineStats: true });
});

it('tells moderators more of the machine, and nobody else', async () => {
	const [member, moderator] = [await server.person('sailor'), await server.person('watch')];
	const { db, ids, roles: granted } = server.core;
	db.insert(roles, { id: 'watches', isModerator: true });
	db.insert(roleAssignments, { id: ids.next(), roleId: 'watches', userId: moderator.id });
	granted.changed();
	expect((await server.call('admin/server-info', {}, moderator)).body).toMatchObject({
		...{ node: process.version, os: process.platform, psql: 'SQLite' },
		...{ net: { interface: expect.any(String) }, cpu: { cores: expect.any(Number) } },
	});
	const { body } = await server.call('admin/server-info', {}, member);
	expect(body).toMatchObject({ error: { code: 'ROLE_PERMISSION_DENIED' } });
});
