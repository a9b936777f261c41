import { createProgramInfoFromProgram, type ProgramInfo } from 'twgl.js';
import { ContextLostError } from './ContextLostError';
import { ShaderError } from './ShaderError';

/**
 * Links a program and looks up its uniforms.
 * @throws ShaderError with the driver's log
 */
export function linkProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): ProgramInfo {
	const shaders = [compile(gl, gl.VERTEX_SHADER, vertex), compile(gl, gl.FRAGMENT_SHADER, fragment)];
	const program = gl.createProgram();
	for (const shader of shaders) gl.attachShader(program, shader);
	gl.linkProgram(program);
	// The program no longer needs the shaders.
	for (const shader of shaders) gl.deleteShader(shader);
	if (gl.getProgramParameter(program, gl.LINK_STATUS) === true) return createProgramInfoFromProgram(gl, program);
	if (gl.isContextLost()) throw new ContextLostError();
	const log = gl.getProgramInfoLog(program);
	gl.deleteProgram(program);
	throw new ShaderError('init', log);
}

function compile(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
	const shader = gl.createShader(type);
	if (!shader) throw new ContextLostError();
	gl.shaderSource(shader, source);
	gl.compileShader(shader);
	if (gl.getShaderParameter(shader, gl.COMPILE_STATUS) === true) return shader;
	if (gl.isContextLost()) throw new ContextLostError();
	const log = gl.getShaderInfoLog(shader);
	gl.deleteShader(shader);
	throw new ShaderError('compile', log);
}
