import { expect, it } from 'vitest';
import { absenceOf } from './absenceOf';

const active = { active: true, src: 'code' };

it.each([
	['is not installed', { plugin: undefined, phase: undefined, isSafeMode: false }, 'missing'],
	['may not run', { plugin: active, phase: undefined, isSafeMode: true }, 'safeMode'],
	['is switched off', { plugin: { ...active, active: false }, phase: 'over', isSafeMode: false }, 'inactive'],
	['has no code', { plugin: { ...active, src: null }, phase: undefined, isSafeMode: false }, 'inactive'],
	['was not started yet', { plugin: active, phase: undefined, isSafeMode: false }, null],
	['starts', { plugin: active, phase: 'starting', isSafeMode: false }, null],
	['runs without the column', { plugin: active, phase: 'running', isSafeMode: false }, 'gone'],
	['has ended', { plugin: active, phase: 'over', isSafeMode: false }, 'stopped'],
] as const)('of a plugin that %s', (_, feeding, absence) => {
	expect(absenceOf(feeding)).toBe(absence);
});
