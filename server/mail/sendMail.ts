export interface Mail {
	to: string;
	subject: string;
	text: string;
}

/** This server sends no mail: whoever runs it reads it in the log, and can hand on what is asked for. */
export function sendMail({ to, subject, text }: Mail): void {
	console.log(`\n  Mail to ${to}\n  ${subject}\n\n${indented(text)}\n`);
}

const indented = (text: string): string => text.replace(/^/gm, '    ');
