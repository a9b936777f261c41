import { expect, it } from 'vitest';
import { newLayer } from '@/domain/image/imageLayers';
import { fieldUniforms } from './fieldUniforms';

it('gives angles in radians and colours as shares', () => {
	const layer = { ...newLayer('stripe', 'a'), angle: 90, color: '#ff8000', frequency: 12 };
	const uniforms = fieldUniforms(layer);
	expect(uniforms).toMatchObject({ frequency: 12, color: [1, 128 / 255, 0] });
	expect(uniforms.angle).toBeCloseTo(Math.PI / 2);
});

it('gives what is on as 1, and a choice as its place', () => {
	expect(fieldUniforms({ ...newLayer('invert', 'a'), green: false })).toEqual({ red: 1, green: 0, blue: 1 });
	const mirror = { ...newLayer('mirror', 'a'), horizontal: 'right', vertical: 'none' } as const;
	expect(fieldUniforms(mirror)).toEqual({ horizontal: 2, vertical: 0 });
});

it('leaves out what no shader takes', () => {
	const names = Object.keys(fieldUniforms(newLayer('image', 'a')));
	expect(names.sort()).toEqual(['angle', 'cover', 'opacity', 'repeat', 'scale']);
});
