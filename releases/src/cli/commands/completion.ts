import { Argument, Command } from 'commander';
import type { CommandContext } from '../context.ts';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

/** `completion`: a script for a shell that completes commands and options. It is written from the commands themselves. */
export function completionCommand({ print }: CommandContext, program: () => Command): Command {
  return new Command('completion')
    .description('print a script that lets a shell complete commands and options of release')
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .option('--json', 'print the result as JSON')
    .addHelpText('after', completionExamples)
    .action((shell: Shell, { json }: { json?: true }) => {
      const script = scriptFor(shell, wordsOf(program()));
      print(json ? JSON.stringify({ shell, script }) : script);
    });
}

const completionExamples = `
The script completes a command with the name release, such as an alias of your own for npm run release --.
The start-up file of a shell evaluates what the command prints: eval "$(release completion bash)" in ~/.bashrc,
the same with zsh in ~/.zshrc after compinit.

Examples:
  release completion bash
  release completion fish`;

/** The words that may follow a command line, by the commands that it begins with: `''`, `team`, `team add`. */
type Words = ReadonlyMap<string, readonly string[]>;

function wordsOf(command: Command, path: readonly string[] = []): Words {
  const help = command.createHelp();
  const commands = help.visibleCommands(command).filter((each) => each.name() !== 'help');
  const options = help.visibleOptions(command).flatMap(({ long }) => (long == null ? [] : [long]));
  const own = [...commands.map((each) => each.name()), ...options];
  return new Map([[path.join(' '), own], ...commands.flatMap((each) => [...wordsOf(each, [...path, each.name()])])]);
}

function scriptFor(shell: Shell, words: Words): string {
  if (shell === 'fish') return fishScript(words);
  const bash = bashScript(words);
  return shell === 'bash' ? bash : `autoload -U +X bashcompinit && bashcompinit\n${bash}`;
}

/** Takes the longest run of commands that the line begins with, and offers what may follow it. */
function bashScript(words: Words): string {
  const cases = [...words].map(([path, own]) => `    '${path}') words='${own.join(' ')}' ;;`);
  return `_release_completion() {
  local path='' word words current="\${COMP_WORDS[COMP_CWORD]}"
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) continue ;; esac
    case "|${[...words.keys()].join('|')}|" in
      *"|\${path:+$path }$word|"*) path="\${path:+$path }$word" ;;
    esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _release_completion release`;
}

function fishScript(words: Words): string {
  return [...words]
    .map(([path, own]) => {
      const commands = path === '' ? [] : path.split(' ');
      const seen = commands.map((command) => `__fish_seen_subcommand_from ${command}`);
      const condition = seen.length === 0 ? '__fish_use_subcommand' : seen.join('; and ');
      return `complete -c release -f -n '${condition}' -a '${own.join(' ')}'`;
    })
    .join('\n');
}
