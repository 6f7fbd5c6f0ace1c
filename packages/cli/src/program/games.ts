import { ANALYSES } from '@cromford/bots/arena';
import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { known, setupFlags, wholeNumber } from './flags.ts';

/** What one does with a game: the shelf, a table in the terminal, records, and the line for programs. */
export function gameCommands(cromford: Command, context: Context, exit: (code: number) => void): void {
  const { help: t } = context.texts;
  cromford
    .command('games')
    .description(t.games)
    .option('--json', t.json)
    .action(async (flags) => exit(await (await import('../commands/games.ts')).listGames(context, flags)));

  setupFlags(cromford.command('play').description(t.play).argument('[game]', t.game), t)
    .option('--bots <names>', t.opponents(known))
    .option('--resume <file>', t.resume)
    .option('--take-up', t.takeUp)
    .option('--save <file>', t.save)
    .action(async (id, flags) => exit(await (await import('../commands/play.ts')).play(context, id, flags)));

  cromford
    .command('replay')
    .description(t.replay)
    .argument('<file>', t.file)
    .option('--step', t.step)
    .option('--json', t.json)
    .action(async (file, flags) => exit(await (await import('../commands/replay.ts')).replay(context, file, flags)));

  cromford
    .command('analyse')
    .description(t.analyse)
    .argument('<file>', t.file)
    .addOption(new Option('--depth <how>', t.depth).choices(ANALYSES).default('usual'))
    .option('--adviser <bot>', t.adviser)
    .option('--time <ms>', t.time, wholeNumber(1, 60_000))
    .option('--json', t.json)
    .action(async (file, flags) => exit(await (await import('../commands/analyse.ts')).analyse(context, file, flags)));

  cromford
    .command('engine')
    .description(t.engine)
    .action(async () => exit(await (await import('../commands/engine.ts')).engine(context)));
}
