/** The worker, but its first WebGL context is lost as soon as something was drawn with it. */
const open = Reflect.get(OffscreenCanvas.prototype, 'getContext') as (...given: unknown[]) => unknown;
let hasLost = false;

Reflect.set(OffscreenCanvas.prototype, 'getContext', function (this: OffscreenCanvas, ...given: unknown[]) {
	const context = open.apply(this, given);
	if (hasLost || !(context instanceof WebGL2RenderingContext)) return context;
	hasLost = true;
	const draw = context.drawArrays.bind(context);
	context.drawArrays = (...numbers) => {
		draw(...numbers);
		context.getExtension('WEBGL_lose_context')?.loseContext();
	};
	return context;
});

await import('@workers/image/image.worker');

export {};
