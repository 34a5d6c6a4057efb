/** Prints a script that completes commands and options in a shell. */

import { Argument, Command, type Option } from 'commander';
import { shellQuoted } from '../../shell-quoted';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

/** `completion`: made from the commands themselves. */
export function completionCommand(): Command {
  const command = new Command('completion')
    .summary('Complete commands in your shell')
    .description('Prints a script that completes commands and options in your shell.')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .addHelpText(
      'after',
      `
  bash   echo 'source <(tabrelay completion bash)' >> ~/.bashrc
  zsh    echo 'source <(tabrelay completion zsh)' >> ~/.zshrc
  fish   tabrelay completion fish > ~/.config/fish/completions/tabrelay.fish`,
    );
  return command.action((shell: Shell) => {
    const commands = (command.parent?.commands ?? []).map((one) => ({
      name: one.name(),
      summary: one.summary() || one.description().split('. ')[0] || '',
      flags: [...one.options, ...sharedBy(one)].flatMap(({ long }) => long ?? []),
    }));
    command.configureOutput().writeOut?.(`${scripts[shell](commands)}\n`);
  });
}

/** The options of the program, for the commands that take them. */
function sharedBy(command: Command): readonly Option[] {
  return command.configureHelp().showGlobalOptions ? (command.parent?.options ?? []) : [];
}

interface Completed {
  name: string;
  summary: string;
  flags: readonly string[];
}

const scripts: Record<Shell, (commands: readonly Completed[]) => string> = {
  bash: (commands) => `_tabrelay() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${commands.map(({ name }) => name).join(' ')}"
  else
    case "\${COMP_WORDS[1]}" in
${commands.map(({ name, flags }) => `      ${name}) words="${flags.join(' ')}" ;;`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _tabrelay tabrelay`,
  zsh: (commands) => `#compdef tabrelay
_tabrelay() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${commands.map(({ name, summary }) => `      ${shellQuoted(`${name}:${summary}`)}`).join('\n')}
    )
    _describe command commands
  else
    case "$words[2]" in
${commands.map(({ name, flags }) => `      ${name}) compadd -- ${flags.join(' ')} ;;`).join('\n')}
    esac
    _files
  fi
}
compdef _tabrelay tabrelay`,
  fish: (commands) =>
    commands
      .flatMap(({ name, summary, flags }) => [
        `complete -c tabrelay -n __fish_use_subcommand -f -a ${name} -d ${shellQuoted(summary)}`,
        ...flags.map(
          (flag) => `complete -c tabrelay -n '__fish_seen_subcommand_from ${name}' -l ${flag.slice(2)}`,
        ),
      ])
      .join('\n'),
};
