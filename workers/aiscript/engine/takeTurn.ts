const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

/** Lets other messages of the worker in, without the pause of several milliseconds that timers have. */
export function takeTurn(): Promise<void> {
	channel ??= open();
	const { port2 } = channel;
	return new Promise(resolve => {
		waiting.push(resolve);
		port2.postMessage(null);
	});
}

function open(): MessageChannel {
	const opened = new MessageChannel();
	opened.port1.onmessage = () => waiting.shift()?.();
	unref(opened.port1);
	return opened;
}

/** In Node an open port keeps the process alive. */
function unref(port: object): void {
	if ('unref' in port && typeof port.unref === 'function') port.unref();
}
