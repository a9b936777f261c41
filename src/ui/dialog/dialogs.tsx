import { text as texts } from '@/i18n/text';
import { lazyPart } from '../late/lazyPart';
import { overlays } from '../overlay/overlays';
import type { DialogAction, Message, PromptRequest } from './dialogRequests';

const MessageDialog = lazyPart(() => import('./MessageDialog').then(module => ({ default: module.MessageDialog })));
const InputDialog = lazyPart(() => import('./InputDialog').then(module => ({ default: module.InputDialog })));

const MESSAGE_WIDTH_PX = 380;
const MULTILINE_WIDTH_PX = 520;

/** A message with custom buttons. Resolves with the chosen value, `undefined` if dismissed. */
export function ask<V extends string>(message: Message, actions: readonly DialogAction<V>[]): Promise<V | undefined> {
	const { type = 'question', title, text } = message;
	return overlays.open<V>({
		kind: 'dialog',
		role: 'alertdialog',
		label: title ?? text ?? texts.dialog.type[type],
		width: MESSAGE_WIDTH_PX,
		render: handle => (
			<MessageDialog
				type={type}
				title={title}
				text={text}
				actions={actions}
				onChoose={value => handle.close(actions.find(action => action.value === value)?.value)}
			/>
		),
	}).closed;
}

/** Shows a message; resolves when it is closed. */
export async function alert({ type = 'info', ...message }: Message): Promise<void> {
	await ask({ type, ...message }, [{ value: 'ok', text: texts.common.gotIt, primary: true }]);
}

interface Confirmation extends Message {
	/** Should name the action ("Delete"); "OK" by default. */
	okText?: string;
	cancelText?: string;
	/** Whether it can't be undone. */
	danger?: boolean;
}

/** Asks for confirmation; false if cancelled or dismissed. */
export async function confirm({ okText, cancelText, danger = false, ...message }: Confirmation): Promise<boolean> {
	const answer = await ask({ type: danger ? 'warning' : 'question', ...message }, [
		{ value: 'cancel', text: cancelText ?? texts.common.cancel },
		{ value: 'ok', text: okText ?? texts.common.ok, primary: true, danger },
	]);
	return answer === 'ok';
}

/** Asks for a text (rules/overlays#asking-for-a-text); `undefined` if cancelled. */
export function prompt(request: PromptRequest): Promise<string | undefined> {
	return overlays.open<string>({
		kind: 'dialog',
		label: request.title,
		width: request.multiline === true ? MULTILINE_WIDTH_PX : MESSAGE_WIDTH_PX,
		render: handle => (
			<InputDialog request={request} onDone={value => handle.close(value)} onCancel={() => handle.close()} />
		),
	}).closed;
}
