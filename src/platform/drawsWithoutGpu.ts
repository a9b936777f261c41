/** Software renderers of Chrome, Mesa and Windows. */
const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|basic render/i;

let known: boolean | undefined;

/** Whether WebGL is rendered in software, as far as the browser tells. */
export function drawsWithoutGpu(): boolean {
	known ??= BY_PROCESSOR.test(renderer());
	return known;
}

function renderer(): string {
	const gl = document.createElement('canvas').getContext('webgl');
	// With a graphics card there is always a context.
	if (!gl) return 'swiftshader';
	const names = gl.getExtension('WEBGL_debug_renderer_info');
	const name = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
	// A page may only have a few contexts.
	gl.getExtension('WEBGL_lose_context')?.loseContext();
	return String(name);
}
