export interface Mail {
	to: string;
	subject: string;
	text: string;
}

/** This server sends no mail. It writes mails to the log, where its operator can read them and pass on links and codes. */
export function sendMail({ to, subject, text }: Mail): void {
	console.log(`\n  Mail to ${to}\n  ${subject}\n\n${indented(text)}\n`);
}

const indented = (text: string): string => text.replace(/^/gm, '    ');
