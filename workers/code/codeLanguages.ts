import type { LanguageInput } from 'shiki/core';

interface CodeLanguage {
	/** The name within its grammar. */
	readonly id: string;
	readonly names: string;
	readonly load: LanguageInput;
}

/** Grammars by the names that people write behind the three backticks; each is loaded on first use. */
const LANGUAGES: readonly CodeLanguage[] = [
	{ id: 'jsx', names: 'javascript js mjs cjs jsx aiscript ais is', load: () => import('shiki/langs/jsx.mjs') },
	{ id: 'tsx', names: 'typescript ts mts cts tsx', load: () => import('shiki/langs/tsx.mjs') },
	{ id: 'json5', names: 'json json5 jsonc', load: () => import('shiki/langs/json5.mjs') },
	{ id: 'html', names: 'html htm svg', load: () => import('shiki/langs/html.mjs') },
	{ id: 'css', names: 'css', load: () => import('shiki/langs/css.mjs') },
	{ id: 'scss', names: 'scss sass less', load: () => import('shiki/langs/scss.mjs') },
	{ id: 'vue', names: 'vue', load: () => import('shiki/langs/vue.mjs') },
	{ id: 'xml', names: 'xml', load: () => import('shiki/langs/xml.mjs') },
	{ id: 'markdown', names: 'markdown md', load: () => import('shiki/langs/markdown.mjs') },
	{ id: 'yaml', names: 'yaml yml', load: () => import('shiki/langs/yaml.mjs') },
	{ id: 'toml', names: 'toml ini', load: () => import('shiki/langs/toml.mjs') },
	{ id: 'shellscript', names: 'shell sh bash zsh console', load: () => import('shiki/langs/shellscript.mjs') },
	{ id: 'powershell', names: 'powershell ps1', load: () => import('shiki/langs/powershell.mjs') },
	{ id: 'python', names: 'python py', load: () => import('shiki/langs/python.mjs') },
	{ id: 'ruby', names: 'ruby rb', load: () => import('shiki/langs/ruby.mjs') },
	{ id: 'rust', names: 'rust rs', load: () => import('shiki/langs/rust.mjs') },
	{ id: 'go', names: 'go golang', load: () => import('shiki/langs/go.mjs') },
	{ id: 'c', names: 'c h', load: () => import('shiki/langs/c.mjs') },
	{ id: 'cpp', names: 'cpp c++ cc hpp', load: () => import('shiki/langs/cpp.mjs') },
	{ id: 'csharp', names: 'csharp cs c#', load: () => import('shiki/langs/csharp.mjs') },
	{ id: 'java', names: 'java', load: () => import('shiki/langs/java.mjs') },
	{ id: 'kotlin', names: 'kotlin kt', load: () => import('shiki/langs/kotlin.mjs') },
	{ id: 'swift', names: 'swift', load: () => import('shiki/langs/swift.mjs') },
	{ id: 'php', names: 'php', load: () => import('shiki/langs/php.mjs') },
	{ id: 'lua', names: 'lua', load: () => import('shiki/langs/lua.mjs') },
	{ id: 'perl', names: 'perl pl', load: () => import('shiki/langs/perl.mjs') },
	{ id: 'haskell', names: 'haskell hs', load: () => import('shiki/langs/haskell.mjs') },
	{ id: 'elixir', names: 'elixir ex', load: () => import('shiki/langs/elixir.mjs') },
	{ id: 'zig', names: 'zig', load: () => import('shiki/langs/zig.mjs') },
	{ id: 'nix', names: 'nix', load: () => import('shiki/langs/nix.mjs') },
	{ id: 'sql', names: 'sql', load: () => import('shiki/langs/sql.mjs') },
	{ id: 'graphql', names: 'graphql gql', load: () => import('shiki/langs/graphql.mjs') },
	{ id: 'docker', names: 'dockerfile docker', load: () => import('shiki/langs/docker.mjs') },
	{ id: 'nginx', names: 'nginx', load: () => import('shiki/langs/nginx.mjs') },
	{ id: 'diff', names: 'diff patch', load: () => import('shiki/langs/diff.mjs') },
	{ id: 'glsl', names: 'glsl', load: () => import('shiki/langs/glsl.mjs') },
	{ id: 'latex', names: 'latex tex', load: () => import('shiki/langs/latex.mjs') },
	{ id: 'regexp', names: 'regex regexp', load: () => import('shiki/langs/regexp.mjs') },
];

const byName = new Map(LANGUAGES.flatMap(each => each.names.split(' ').map(name => [name, each] as const)));

/** The grammar of a language by any of its names. AiScript, for which there is none, uses JavaScript's. */
export function codeLanguage(name: string): CodeLanguage | undefined {
	return byName.get(name.trim().toLowerCase());
}
