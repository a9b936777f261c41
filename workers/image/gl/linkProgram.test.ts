import { expect, it } from 'vitest';
import { linkProgram } from './linkProgram';

/** A driver that fails at one step. */
function driver({ compiles = true, links = true, isLost = false }): WebGL2RenderingContext {
	const gl = {
		...{ VERTEX_SHADER: 1, FRAGMENT_SHADER: 2, COMPILE_STATUS: 3, LINK_STATUS: 4 },
		createShader: (type: number) => ({ type }),
		getShaderParameter: () => compiles,
		getShaderInfoLog: () => "0:7: 'reslut' : undeclared identifier\n",
		createProgram: () => ({}),
		getProgramParameter: () => links,
		getProgramInfoLog: () => '',
		isContextLost: () => isLost,
	};
	const calls = ['shaderSource', 'compileShader', 'deleteShader', 'attachShader', 'linkProgram', 'deleteProgram'];
	return { ...gl, ...Object.fromEntries(calls.map(name => [name, () => {}])) } as unknown as WebGL2RenderingContext;
}

it('tells a shader that doesn’t compile, with the driver’s log', () => {
	const broken = () => linkProgram(driver({ compiles: false }), 'vertex', 'fragment');
	expect(broken).toThrow("failed to compile shader\n0:7: 'reslut' : undeclared identifier");
});

it('tells a program that doesn’t link, even where the driver is silent', () => {
	const broken = () => linkProgram(driver({ links: false }), 'vertex', 'fragment');
	expect(broken).toThrow('failed to init shader\nThe driver says nothing about it.');
});

it.each([{ compiles: false }, { links: false }])('doesn’t blame the shader for a lost context: %j', fault => {
	expect(() => linkProgram(driver({ ...fault, isLost: true }), 'vertex', 'fragment')).toThrow('context was lost');
});
