import type { Intent } from '@/stores/intents';
import { openPageWindow } from '../windows/pageWindows';

type Handlers = { [K in Intent['kind']]: (intent: Extract<Intent, { kind: K }>) => Promise<void> };

const leaving = () => import('../session/askToSignOut');

/** The feature that handles each intent. */
export const intentHandlers: Handlers = {
	compose: async intent => (await import('@/features/composer')).openComposer(intent),
	drafts: async ({ session }) => (await import('@/features/composer')).openDrafts(session),
	outbox: async () => (await import('@/features/outbox')).openOutbox(),
	signIn: async intent => (await import('@/features/signin')).openSignin(intent),
	signUp: async () => (await import('@/features/signin')).openSignup(),
	showColumn: async intent => (await import('../deck/showColumnOf')).showColumnOf(intent),
	addColumn: async ({ anchor }) => (await import('../deck/decks/addColumn')).openAddColumn(anchor),
	accountAdded: async ({ account }) => (await import('../session/accountAdded')).accountAdded(account),
	switchAccount: async ({ account }) => (await import('../session/changeAccount')).changeAccount(account),
	signOut: async ({ account }) => (await leaving()).askToSignOut(account),
	signOutOfAll: async () => (await leaving()).askToSignOutOfAll(),
	accountEnded: async ({ account, end }) => (await leaving()).removeIdle(account, end),
	clearFormer: async ({ account }) => (await leaving()).clearFormer(account),
	pickEmoji: async intent => (await import('@/features/emojiPicker')).openEmojiPicker(intent),
	emojiMenu: async intent => (await import('@/features/reactions')).openEmojiMenu(intent),
	reactionUsers: async intent => (await import('@/features/reactions')).openReactionUsers(intent),
	editImageLayers: async intent => (await import('@/features/imageEditor')).openImageLayers(intent),
	manageWatermarks: async intent => (await import('@/features/imageEditor')).openWatermarks(intent),
	userMenu: async intent => (await import('@/features/userActions')).openUserMenu(intent),
	pickDriveFiles: async intent =>
		(await (await import('@/features/drive')).loadFilePicker()).openDriveFilePicker(intent),
	pickDriveFolder: async ({ session, choose, ...request }) => {
		const folderId = await (await (await import('@/features/drive')).loadFolderPicker()).openFolderPicker(
			session,
			request,
		);
		if (folderId !== undefined) choose(folderId);
	},
	startPlugins: async ({ session }) => (await import('../startPluginsOf')).startPluginsOf(session),
	openWindow: async intent => openPageWindow(intent.session, intent.path),
};
