/** Drivers that let the processor draw: of Chrome, of Mesa, of Windows. */
const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|basic render/i;

let known: boolean | undefined;

/** Whether the processor draws instead of a graphics card, as far as the browser tells. */
export function drawsWithoutGpu(): boolean {
	known ??= BY_PROCESSOR.test(renderer());
	return known;
}

function renderer(): string {
	const gl = document.createElement('canvas').getContext('webgl');
	// Where there is a graphics card, there is this.
	if (!gl) return 'swiftshader';
	const names = gl.getExtension('WEBGL_debug_renderer_info');
	const name = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
	// A page may have a few contexts only.
	gl.getExtension('WEBGL_lose_context')?.loseContext();
	return String(name);
}
