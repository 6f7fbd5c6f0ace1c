import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { wholeNumber } from './flags.ts';

/** What keeps a house that people play in. */
export function houseCommands(cromford: Command, context: Context, exit: (code: number) => void): void {
  const { help: t } = context.texts;
  cromford
    .command('serve')
    .description(t.serve)
    .action(async () => exit(await (await import('../commands/serve.ts')).serve(context)));

  cromford
    .command('worker')
    .description(t.worker)
    .option('--database <url>', t.queueDatabase)
    .option('--at-once <n>', t.atOnce, wholeNumber(1, 256))
    .action(async (flags) => exit(await (await import('../commands/worker.ts')).work(context, flags)));

  cromford
    .command('verify-store')
    .description(t.verifyStore)
    .option('--database <where>', t.database)
    .option('--json', t.json)
    .action(async (flags) => exit(await (await import('../commands/verify-store.ts')).checkStore(context, flags)));

  cromford
    .command('backup')
    .description(t.backup)
    .requiredOption('--to <folder>', t.backupFolder)
    .option('--keep <n>', t.backupKeep, wholeNumber(1, 10_000), 14)
    .option('--database <file>', t.sqliteFile)
    .action(async (flags) => exit(await (await import('../commands/backup.ts')).backup(context, flags)));

  cromford
    .command('restore')
    .description(t.restore)
    .argument('<file>', t.backupFile)
    .option('--database <file>', t.sqliteFile)
    .action(async (file, flags) => exit(await (await import('../commands/restore.ts')).restore(context, file, flags)));

  cromford
    .command('move-store')
    .description(t.moveStore)
    .requiredOption('--from <file>', t.moveFrom)
    .requiredOption('--to <url>', t.moveTo)
    .action(async (flags) => exit(await (await import('../commands/move-store.ts')).moveStore(context, flags)));
}
