/** The worker as in browsers whose workers have canvases, but no WebGL2. */
const open = Reflect.get(OffscreenCanvas.prototype, 'getContext') as (...given: unknown[]) => unknown;

Reflect.set(OffscreenCanvas.prototype, 'getContext', function (this: OffscreenCanvas, ...given: unknown[]) {
	return given[0] === 'webgl2' ? null : open.apply(this, given);
});

await import('@workers/image/image.worker');

export {};
