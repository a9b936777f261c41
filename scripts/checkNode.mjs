/** The oldest supported Node. Also in package.json's engines. */
const OLDEST = [20, 19];

/** Exits with a message if Node is too old. Imports nothing, so that old versions get this far. */
export function checkNode(version = process.versions.node) {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
	console.error(
		`Quarterdeck needs Node ${OLDEST.join('.')} or newer, and this is ${version}. With nvm: nvm install 22`,
	);
	process.exit(1);
}
