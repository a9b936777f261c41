import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { InterpretingReport } from './interpreter';

/** Runs a program in a process of its own, as the app runs each in a worker of its own. */
export function interpretInNode(source: string): Promise<InterpretingReport> {
	const child = fork(fileURLToPath(new URL('./interpreter.js', import.meta.url)));
	return new Promise((resolve, reject) => {
		child.once('message', report => resolve(report as InterpretingReport));
		child.once('error', reject);
		child.once('exit', code => reject(new Error(`The interpreting process ended with ${code}.`)));
		child.send(source);
	});
}
