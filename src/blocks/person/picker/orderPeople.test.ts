import { wireUser } from '@tests/factories/wireNote';
import { describe, expect, it } from 'vitest';
import { toUser } from '@/api/toUser';
import { type Nearness, orderPeople } from './orderPeople';

const person = (username: string, name: string | null = null, host: string | null = null) =>
	toUser({ ...wireUser({ id: `${username}@${host ?? ''}`, username }), name, host });

const mara = person('mara', 'Mara');
const marek = person('marek');
const maraFar = person('mara', 'Mara of far', 'far.example');
const nobody: Nearness = { recent: [], followed: new Set() };

const order = (typed: string, near = nobody) => orderPeople([maraFar, marek, mara], typed, near).map(({ id }) => id);

describe('users to pick from', () => {
	it('begin with the very handle that was typed', () => {
		expect(order('@mara')).toEqual([mara.id, maraFar.id]);
		expect(order('mara@FAR.example')).toEqual([maraFar.id]);
	});

	it('begin with those used lately, then those followed', () => {
		expect(order('mar', { recent: [mara.id], followed: new Set([marek.id]) })).toEqual([mara.id, marek.id, maraFar.id]);
	});

	it('are found by any part of their names, whatever the case and kana', () => {
		expect(order('OF FAR')).toEqual([maraFar.id]);
		expect(orderPeople([person('kai', 'カイ')], 'かい', nobody)).toHaveLength(1);
	});

	it('come once', () => {
		expect(orderPeople([mara, mara], '', nobody)).toHaveLength(1);
	});
});
